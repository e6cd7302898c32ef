import { type MouseEvent, type ReactNode, useId, useState } from "react";
import { NAVIGATE_URL } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { type CatalogBlock, type CatalogField, findBlocks, type FoundBlock } from "./find-blocks.ts";
import "./overview.css";

const PICTURES = import.meta.glob<string>("./pictures/*.webp", { query: "?url", import: "default", eager: true });

/** How many fields a block's tile names at most; the others are on the block's page. */
const MOST_FIELDS = 6;

/** Every block with a picture, by its job, and a search by name, purpose or field. */
export function BlocksOverview({ blocks }: { readonly blocks: readonly CatalogBlock[] }): ReactNode {
  const [query, setQuery] = useState("");
  const hint = useId();
  const found = findBlocks(blocks, query);
  return (
    <div className="cw-overview sb-unstyled">
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <label>
          Find a block
          <input
            type="search"
            value={query}
            aria-describedby={hint}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
        <p id={hint}>By name, purpose or field: “countdown”, “phone”, “buttonLinkNewTab”</p>
        <p role="status">
          {query.trim() === "" ? `${blocks.length} blocks` : `${found.length} of ${blocks.length} blocks`}
        </p>
      </form>
      {query.trim() === "" ? <Jobs found={found} /> : <Tiles found={found} />}
    </div>
  );
}

function Jobs({ found }: { readonly found: readonly FoundBlock[] }) {
  return [...Map.groupBy(found, ({ block }) => block.job)].map(([job, mine]) => (
    <section key={job} aria-labelledby={`job-${job}`}>
      <h2 id={`job-${job}`}>{job}</h2>
      <Tiles found={mine} />
    </section>
  ));
}

function Tiles({ found }: { readonly found: readonly FoundBlock[] }) {
  if (found.length === 0) return <p>No block has all of these words. Try one word, or a part of it.</p>;
  return (
    <ul className="cw-tiles">
      {found.map(({ block, fields }) => (
        <Tile key={block.handle} block={block} fields={fields} />
      ))}
    </ul>
  );
}

function Tile({ block: { handle, title, about }, fields }: FoundBlock) {
  const picture = PICTURES[`./pictures/${handle}.webp`];
  return (
    <li>
      <a href={`./${getPageTitle(handle)}`} target="_top" onClick={(event) => openPage(event, handle)}>
        {/* The title describes the picture. */}
        <span className="cw-picture">{picture === undefined ? null : <img src={picture} alt="" loading="lazy" />}</span>
        {title}
      </a>
      <code>{handle}</code>
      <p>{about}</p>
      {fields.length === 0 ? null : <Fields fields={fields} />}
    </li>
  );
}

function Fields({ fields }: { readonly fields: readonly CatalogField[] }) {
  const rest = fields.length - MOST_FIELDS;
  return (
    <ul className="cw-found">
      {fields.slice(0, MOST_FIELDS).map(({ path, about }) => (
        <li key={path.join(".")}>
          <code>{path.join(" › ")}</code> {about}
        </li>
      ))}
      {rest > 0 ? <li>And {rest} more</li> : null}
    </ul>
  );
}

/** Storybook's own address of a block's page. */
const getPageTitle = (handle: string): string => `?path=/docs/blocks-${handle.toLowerCase()}--docs`;

/** Lets Storybook itself navigate, so that the brand stays; the browser handles a click for a new tab. */
function openPage(event: MouseEvent, handle: string): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  addons.getChannel().emit(NAVIGATE_URL, getPageTitle(handle));
}
