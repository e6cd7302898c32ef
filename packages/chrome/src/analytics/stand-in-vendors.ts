import type { Vendors } from "@courseway/brand";

/**
 * A brand's third parties with one host replacing all of theirs: `https://cdn.example/a.js` becomes
 * `{base}/cdn.example/a.js`. For development and tests, which never leave the machine.
 */
export function standInVendors(vendors: Vendors, base: string): Vendors {
  const met = (address: string): string => {
    const { host, pathname, search } = new URL(address);
    return `${base.replace(/\/$/, "")}/${host}${pathname.replace(/\/$/, "")}${search}`;
  };
  const at = <Vendor extends { readonly scriptUrl: string }>(vendor: Vendor | null): Vendor | null =>
    vendor && { ...vendor, scriptUrl: met(vendor.scriptUrl) };
  const withApi = <Vendor extends { readonly scriptUrl: string; readonly apiUrl: string }>(vendor: Vendor | null) => {
    const scripted = at(vendor);
    return scripted && { ...scripted, apiUrl: met(scripted.apiUrl) };
  };
  return {
    ...vendors,
    customerData: withApi(vendors.customerData),
    tagManager: at(vendors.tagManager),
    experiments: withApi(vendors.experiments),
    chat: at(vendors.chat && { ...vendors.chat, chatUrl: met(vendors.chat.chatUrl) }),
    helpCenter: withApi(vendors.helpCenter),
    reviews: at(vendors.reviews),
    forms: withApi(vendors.forms),
    quizzes: at(vendors.quizzes && { ...vendors.quizzes, frameUrl: met(vendors.quizzes.frameUrl) }),
    videos: {
      wistiaUrl: met(vendors.videos.wistiaUrl),
      youtubeUrl: met(vendors.videos.youtubeUrl),
      posterUrl: met(vendors.videos.posterUrl),
    },
    partnerScripts: vendors.partnerScripts.map((script) => ({ ...script, src: met(script.src) })),
  };
}
