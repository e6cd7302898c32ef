import { type ReactNode, type SyntheticEvent, useState } from "react";
import { brandConfig } from "./brand-configs.ts";
import { themes } from "./brand-ids.ts";
import { addressUnder, type Shown } from "./brand-switch.ts";

const FIRST_HEIGHT = 480;

interface AllBrandsProps {
  readonly shown: Exclude<Shown, "one">;
  /** Storybook's id of the story. */
  readonly story: string;
}

/** A story under every brand at once, each in a separate frame, because a theme applies to a whole page. */
export function AllBrands({ shown, story }: AllBrandsProps): ReactNode {
  const frame = new URL(location.href);
  frame.searchParams.set("id", story);
  return (
    <div className="cw-all-brands" data-shown={shown}>
      {[...themes.keys()].map((brand) => (
        <section key={brand} aria-label={brandConfig(brand).name}>
          <p>
            {brandConfig(brand).name} <code>{brand}</code>
          </p>
          <StoryFrame title={brandConfig(brand).name} address={addressUnder(brand, frame.href)} />
        </section>
      ))}
    </div>
  );
}

/** A frame as high as its story, also after that changes. It loads when it is near the screen. */
export function StoryFrame({ title, address }: { readonly title: string; readonly address: string }): ReactNode {
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const follow = (frame: HTMLIFrameElement) => {
    const story = frame.contentDocument?.querySelector("#storybook-root");
    if (!story) return;
    new ResizeObserver(() => setHeight(Math.max(120, Math.ceil(story.getBoundingClientRect().height)))).observe(story);
  };
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => follow(currentTarget);
  // oxlint-disable-next-line react/iframe-missing-sandbox -- a story of ours, which may do what a page may
  return <iframe title={title} src={address} height={height} loading="lazy" onLoad={onLoad} />;
}
