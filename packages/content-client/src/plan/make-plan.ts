import type { BlockContract } from "../block-contract.ts";
import type { Field } from "../fields/field.ts";
import { isRecord } from "../fields/read.ts";
import { PAGE_TYPE } from "../page/queries.ts";
import type { Related } from "./craft-field.ts";
import { toCraftName } from "./craft-name.ts";
import { addAlt, addTitle } from "./layouts.ts";
import { planFields } from "./plan-fields.ts";
import { planSchema } from "./plan-schema.ts";
import { addItem, type Draft, type Plan } from "./plan.ts";
import type { Item, ProjectConfig } from "./project-config.ts";
import { stableUid } from "./stable-uid.ts";
import { getList, getMap, packed, listUids, type Values } from "./values.ts";
import { type Wanted, listWanted, type WantedType } from "./wanted.ts";

/**
 * Adds to a project config everything that pages, blocks and global sets read and that it lacks. Removes nothing, and
 * changes existing fields only by adding rows, options and columns.
 */
export function makePlan(config: ProjectConfig, blocks: readonly BlockContract[], site: string): Plan {
  const planner = new Planner(config, listWanted(blocks), site);
  planner.plan();
  return planner;
}

class Planner implements Draft {
  readonly added: string[] = [];
  readonly refused: string[] = [];
  readonly notes: string[] = [];
  readonly config: ProjectConfig;
  readonly #wanted: Wanted;
  readonly #site: string;
  readonly #related: Related = {
    group: (handle) => this.#findUid("categoryGroups", handle),
    section: (handle) => (this.#wanted.sections.has(handle) ? this.#findUid("sections", handle) : null),
    type: (handle) => this.#findUid("entryTypes", handle),
    volume: () => this.config.items("volumes")[0]?.uid ?? "",
  };

  constructor(config: ProjectConfig, wanted: Wanted, site: string) {
    this.config = config;
    this.#wanted = wanted;
    this.#site = site;
  }

  plan(): void {
    this.#noteCkeditor();
    this.#planSite();
    this.#planVolume();
    for (const [handle, fields] of this.#wanted.groups) this.#planGroup(handle, fields);
    for (const [handle, type] of this.#wanted.types) this.#planType(handle, type);
    for (const [handle, types] of this.#wanted.sections) this.#planSection(handle, [...types], null);
    this.#planPages();
    for (const [handle, fields] of this.#wanted.sets) this.#planSet(handle, fields);
    planSchema(this);
  }

  #findUid(kind: "categoryGroups" | "sections" | "entryTypes", handle: string): string {
    return this.config.byHandle(kind, handle)?.uid ?? stableUid(`${kind}:${handle}`);
  }

  #noteCkeditor(): void {
    const { root } = this.config;
    const plugins = isRecord(root["plugins"]) ? root["plugins"] : {};
    if (!isRecord(plugins["ckeditor"]))
      this.notes.push(
        "Rich text needs the CKEditor plugin before the plan is applied: composer require craftcms/ckeditor, then craft plugin/install ckeditor.",
      );
  }

  /** Adds a site if the project config has none; that of a running Craft always has one. */
  #planSite(): void {
    if (this.config.items("sites").length > 0) return;
    const group = stableUid(`siteGroups:${this.#site}`);
    this.config.add("siteGroups", group, { name: this.#site });
    this.config.add("sites", stableUid(`sites:${this.#site}`), {
      baseUrl: "$PRIMARY_SITE_URL",
      enabled: true,
      handle: this.#site,
      hasUrls: true,
      language: "en-US",
      name: this.#site,
      primary: true,
      siteGroup: group,
      sortOrder: 1,
    });
    this.added.push(`site ${this.#site}`);
  }

  /**
   * Adds a volume if there is none. Without a volume that the token may read, Craft's GraphQL schema has no asset
   * fields.
   */
  #planVolume(): void {
    if (this.config.items("volumes").length > 0) return;
    const handle = "images";
    const name = `volume ${handle}`;
    getMap(this.config.root, "fs")[handle] ??= {
      hasUrls: true,
      name: "Images",
      settings: { path: "@webroot/assets" },
      type: "craft\\fs\\Local",
      url: "@web/assets",
    };
    this.config.rootChanged();
    const item = addItem(this, "volumes", stableUid(`volumes:${handle}`), name, {
      altTranslationKeyFormat: null,
      altTranslationMethod: "none",
      fs: handle,
      handle,
      name: "Images",
      sortOrder: 1,
      subpath: "",
      titleTranslationKeyFormat: null,
      titleTranslationMethod: "site",
      transformFs: "",
      transformSubpath: "",
    });
    addTitle(item.value, name, "assets\\AssetTitleField");
    addAlt(item.value, name);
    this.notes.push(
      'Pictures go to the folder "assets" of the web root. Give the filesystem "Images" another type in Craft where yours is kept elsewhere.',
    );
  }

  #siteSettings(settings: Values): Values {
    return Object.fromEntries(this.config.items("sites").map(({ uid }) => [uid, { ...settings }]));
  }

  #planGroup(handle: string, fields: ReadonlyMap<string, Field>): void {
    const found = this.config.byHandle("categoryGroups", handle);
    const uid = this.#findUid("categoryGroups", handle);
    const name = `category group ${handle}`;
    const item =
      found ??
      addItem(this, "categoryGroups", uid, name, {
        defaultPlacement: "end",
        handle,
        name: toCraftName(handle),
        siteSettings: this.#siteSettings({ hasUrls: false, template: null, uriFormat: null }),
        structure: { maxLevels: null, uid: stableUid(`${name}:structure`) },
      });
    if (found === null) addTitle(item.value, name, "TitleField");
    planFields(this, this.#related, { name, item }, fields);
  }

  #planType(handle: string, { about, hasTitle, fields }: WantedType): void {
    const found = this.config.byHandle("entryTypes", handle);
    const name = `entry type ${handle}`;
    const isInSection = handle === PAGE_TYPE || [...this.#wanted.sections.values()].some((types) => types.has(handle));
    const item =
      found ??
      addItem(this, "entryTypes", this.#findUid("entryTypes", handle), name, {
        color: null,
        description: about,
        handle,
        hasTitleField: hasTitle || isInSection,
        icon: null,
        name: toCraftName(handle),
        showSlugField: isInSection,
        showStatusField: true,
        slugTranslationKeyFormat: null,
        slugTranslationMethod: "site",
        titleFormat: hasTitle || isInSection ? null : "{type.name}",
        titleTranslationKeyFormat: null,
        titleTranslationMethod: "site",
      });
    if (found === null && (hasTitle || isInSection)) addTitle(item.value, name, "entries\\EntryTitleField");
    if (found !== null && hasTitle && found.value["hasTitleField"] === false)
      this.refused.push(
        `The ${name} has no title field, and the site shows its title. Turn "Show the Title field" on in Craft; a plan would change what every title is made of.`,
      );
    planFields(this, this.#related, { name, item }, fields);
  }

  #planSection(handle: string, types: readonly string[], uriFormat: string | null): void {
    const found = this.config.byHandle("sections", handle);
    const uids = types.map((type) => this.#findUid("entryTypes", type));
    if (found === null) {
      addItem(this, "sections", this.#findUid("sections", handle), `section ${handle}`, {
        defaultPlacement: "end",
        enableVersioning: true,
        entryTypes: uids.map((uid) => ({ uid })),
        handle,
        maxAuthors: 1,
        name: toCraftName(handle),
        previewTargets:
          uriFormat === null ? [] : [packed({ label: "Site", urlFormat: "preview/?slug={slug}", refresh: "1" })],
        propagationMethod: "all",
        siteSettings: this.#siteSettings({
          enabledByDefault: true,
          hasUrls: uriFormat !== null,
          template: null,
          uriFormat,
        }),
        type: "channel",
      });
      return;
    }
    const missing = uids.filter((uid) => !listUids(found.value["entryTypes"]).includes(uid));
    if (missing.length === 0) return;
    getList(found.value, "entryTypes").push(...missing.map((uid) => ({ uid })));
    this.added.push(`section ${handle}: ${types.join(", ")}`);
    this.config.changed(found);
  }

  /** Adds a section for pages if none has them; pages may be in any section. */
  #planPages(): void {
    const uid = this.#findUid("entryTypes", PAGE_TYPE);
    const isThere = this.config.items("sections").some(({ value }) => listUids(value["entryTypes"]).includes(uid));
    if (!isThere) this.#planSection("pages", [PAGE_TYPE], "{slug}");
  }

  #planSet(handle: string, fields: ReadonlyMap<string, Field>): void {
    const single = this.#singleType(handle);
    const found = single ?? this.config.byHandle("globalSets", handle);
    const name = `global set ${handle}`;
    const item =
      found ??
      addItem(this, "globalSets", stableUid(`globalSets:${handle}`), name, {
        handle,
        name: toCraftName(handle),
        sortOrder: this.config.items("globalSets").length + 1,
      });
    planFields(this, this.#related, { name, item }, fields);
  }

  /** Finds the entry type of a global set that has become a single entry. */
  #singleType(handle: string): Item | null {
    const section = this.config.byHandle("sections", handle);
    if (section?.value["type"] !== "single") return null;
    const [uid = ""] = listUids(section.value["entryTypes"]);
    return this.config.byUid("entryTypes", uid);
  }
}
