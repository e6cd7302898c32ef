import type { BlockContract } from "../block-contract.ts";
import { nearest } from "../check/nearest.ts";
import { isReservedHandle } from "../check/reserved.ts";
import { handlesOf, type Field } from "../fields/field.ts";
import { isRecord } from "../fields/read.ts";
import { PAGE_TYPE } from "../page/queries.ts";
import { canBeRead, CKEDITOR, craftFieldOf, extend, type Related, serves } from "./craft-field.ts";
import { addAlt, addTitle, addToLayout, layoutFields, nameOf } from "./layouts.ts";
import type { Item, Kind, ProjectConfig } from "./project-config.ts";
import { stableUid } from "./stable-uid.ts";
import { listIn, mapIn, packed, textOf, uidsOf, type Values } from "./values.ts";
import { type Wanted, wantedOf, type WantedType } from "./wanted.ts";

/** What a plan changes, refuses and says. */
export interface Plan {
  /** What it adds, a line each. */
  readonly added: readonly string[];
  /** What Craft would have to rename or retype: the plan leaves it as it is, and the site does without. */
  readonly refused: readonly string[];
  /** What an administrator has to do besides. */
  readonly notes: readonly string[];
}

/** The GraphQL schema that a site's token is to have. */
const SCHEMA_NAME = "Courseway";

/** A layout and what it belongs to. */
interface Owner {
  /** Tells it from all others, and says what it is. */
  readonly name: string;
  readonly item: Item;
}

/**
 * Adds to a project config all that pages, blocks and global sets read and it does not have. Takes nothing away, and
 * changes no field but by adding rows, options and columns to it.
 */
export function makePlan(config: ProjectConfig, blocks: readonly BlockContract[], site: string): Plan {
  const planner = new Planner(config, wantedOf(blocks), site);
  planner.plan();
  return planner;
}

class Planner implements Plan {
  readonly added: string[] = [];
  readonly refused: string[] = [];
  readonly notes: string[] = [];
  readonly #config: ProjectConfig;
  readonly #wanted: Wanted;
  readonly #site: string;
  readonly #related: Related = {
    group: (handle) => this.#uidOf("categoryGroups", handle),
    section: (handle) => (this.#wanted.sections.has(handle) ? this.#uidOf("sections", handle) : null),
    type: (handle) => this.#uidOf("entryTypes", handle),
  };

  constructor(config: ProjectConfig, wanted: Wanted, site: string) {
    this.#config = config;
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
    this.#planSchema();
  }

  #uidOf(kind: "categoryGroups" | "sections" | "entryTypes", handle: string): string {
    return this.#config.byHandle(kind, handle)?.uid ?? stableUid(`${kind}:${handle}`);
  }

  #noteCkeditor(): void {
    const { root } = this.#config;
    const plugins = isRecord(root["plugins"]) ? root["plugins"] : {};
    if (!isRecord(plugins["ckeditor"]))
      this.notes.push(
        "Rich text needs the CKEditor plugin before the plan is applied: composer require craftcms/ckeditor, then craft plugin/install ckeditor.",
      );
  }

  /** A project config of a Craft that runs has a site. */
  #planSite(): void {
    if (this.#config.items("sites").length > 0) return;
    const group = stableUid(`siteGroups:${this.#site}`);
    this.#config.add("siteGroups", group, { name: this.#site });
    this.#config.add("sites", stableUid(`sites:${this.#site}`), {
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

  /** Without a volume that its token may read Craft has no field of pictures in its GraphQL schema at all. */
  #planVolume(): void {
    if (this.#config.items("volumes").length > 0) return;
    const handle = "images";
    const name = `volume ${handle}`;
    mapIn(this.#config.root, "fs")[handle] ??= {
      hasUrls: true,
      name: "Images",
      settings: { path: "@webroot/assets" },
      type: "craft\\fs\\Local",
      url: "@web/assets",
    };
    this.#config.rootChanged();
    const item = this.#add("volumes", stableUid(`volumes:${handle}`), name, {
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
    return Object.fromEntries(this.#config.items("sites").map(({ uid }) => [uid, { ...settings }]));
  }

  #planGroup(handle: string, fields: ReadonlyMap<string, Field>): void {
    const found = this.#config.byHandle("categoryGroups", handle);
    const uid = this.#uidOf("categoryGroups", handle);
    const name = `category group ${handle}`;
    const item =
      found ??
      this.#add("categoryGroups", uid, name, {
        defaultPlacement: "end",
        handle,
        name: nameOf(handle),
        siteSettings: this.#siteSettings({ hasUrls: false, template: null, uriFormat: null }),
        structure: { maxLevels: null, uid: stableUid(`${name}:structure`) },
      });
    if (found === null) addTitle(item.value, name, "TitleField");
    this.#planFields({ name, item }, fields);
  }

  #planType(handle: string, { about, hasTitle, fields }: WantedType): void {
    const found = this.#config.byHandle("entryTypes", handle);
    const name = `entry type ${handle}`;
    const isInSection = handle === PAGE_TYPE || [...this.#wanted.sections.values()].some((types) => types.has(handle));
    const item =
      found ??
      this.#add("entryTypes", this.#uidOf("entryTypes", handle), name, {
        color: null,
        description: about,
        handle,
        hasTitleField: hasTitle || isInSection,
        icon: null,
        name: nameOf(handle),
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
    this.#planFields({ name, item }, fields);
  }

  #planFields(owner: Owner, fields: ReadonlyMap<string, Field>): void {
    const before = layoutFields(owner.item.value).flatMap(({ fieldUid, handle }) => {
      const field = this.#config.byUid("fields", fieldUid);
      return field === null ? [] : [{ field, handle: handle ?? textOf(field.value["handle"]) }];
    });
    const read = new Set([...fields].flatMap(([handle, field]) => handlesOf(handle, field)));
    const unread = before.map(({ handle }) => handle).filter((handle) => !read.has(handle));
    for (const [declared, field] of fields) {
      const there = before.find(({ handle }) => handlesOf(declared, field).includes(handle));
      if (there !== undefined) this.#planExisting(owner, declared, field, there.field);
      else this.#planMissing(owner, declared, field, unread);
    }
  }

  #planExisting({ name }: Owner, handle: string, field: Field, existing: Item): void {
    const { value } = existing;
    const type = textOf(value["type"]);
    const wanted = craftFieldOf(field, this.#related);
    if (!canBeRead(field, type)) {
      this.refused.push(
        `"${handle}" of the ${name} is a ${type}, and the site reads a ${wanted.type}. Make a new field of that type in Craft, move what editors wrote, and take the old one out of the layout.`,
      );
      return;
    }
    const added = extend(value, field, wanted);
    if (added.length === 0) return;
    if (!existing.isNew) this.added.push(`field ${textOf(value["handle"])}: ${added.join(", ")}`);
    this.#config.changed(existing);
  }

  #planMissing(owner: Owner, declared: string, field: Field, unread: readonly string[]): void {
    const handle = handlesOf(declared, field).find((one) => !isReservedHandle(one));
    if (handle === undefined) {
      this.refused.push(
        `"${declared}" of the ${owner.name} is a word that Craft reserves. Give its declaration an alias (aliased).`,
      );
      return;
    }
    const near = nearest(handle, unread);
    if (near !== null) {
      this.refused.push(
        `The ${owner.name} has no "${handle}", but "${near}", which nothing reads. If it is the same, rename it in Craft, or name it as an alias in the declaration; if not, add "${handle}" in Craft by hand.`,
      );
      return;
    }
    const made = this.#fieldFor(handle, field);
    const isRenamed = made.value["handle"] !== handle;
    addToLayout(owner.item.value, owner.name, {
      fieldUid: made.uid,
      handle: isRenamed ? handle : null,
      label: isRenamed ? nameOf(handle) : null,
      instructions: field.about,
    });
    if (!owner.item.isNew) this.added.push(`${owner.name}: ${handle}`);
    this.#config.changed(owner.item);
  }

  /** A field that Craft has or this plan made, if it is as declared; else a new one, under another handle if need be. */
  #fieldFor(handle: string, field: Field): Item {
    const wanted = craftFieldOf(field, this.#related);
    for (let number = 1; ; number += 1) {
      const own = number === 1 ? handle : `${handle}${number}`;
      // MySQL does not tell capital letters apart, so nor do the handles of a Craft on it.
      const same = this.#config
        .items("fields")
        .find(({ value }) => textOf(value["handle"]).toLowerCase() === own.toLowerCase());
      if (same?.value["handle"] === own && serves(same.value, wanted)) return same;
      if (same === undefined)
        return this.#add("fields", stableUid(`fields:${own}`), `field ${own} (${wanted.type})`, {
          columnSuffix: null,
          handle: own,
          instructions: null,
          name: nameOf(handle),
          searchable: false,
          settings: wanted.settings,
          translationKeyFormat: null,
          translationMethod: wanted.type.endsWith("Matrix") ? "site" : "none",
          type: wanted.type,
        });
    }
  }

  #planSection(handle: string, types: readonly string[], uriFormat: string | null): void {
    const found = this.#config.byHandle("sections", handle);
    const uids = types.map((type) => this.#uidOf("entryTypes", type));
    if (found === null) {
      this.#add("sections", this.#uidOf("sections", handle), `section ${handle}`, {
        defaultPlacement: "end",
        enableVersioning: true,
        entryTypes: uids.map((uid) => ({ uid })),
        handle,
        maxAuthors: 1,
        name: nameOf(handle),
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
    const missing = uids.filter((uid) => !uidsOf(found.value["entryTypes"]).includes(uid));
    if (missing.length === 0) return;
    listIn(found.value, "entryTypes").push(...missing.map((uid) => ({ uid })));
    this.added.push(`section ${handle}: ${types.join(", ")}`);
    this.#config.changed(found);
  }

  /** Pages may stand in any section. */
  #planPages(): void {
    const uid = this.#uidOf("entryTypes", PAGE_TYPE);
    const isThere = this.#config.items("sections").some(({ value }) => uidsOf(value["entryTypes"]).includes(uid));
    if (!isThere) this.#planSection("pages", [PAGE_TYPE], "{slug}");
  }

  #planSet(handle: string, fields: ReadonlyMap<string, Field>): void {
    const single = this.#singleType(handle);
    const found = single ?? this.#config.byHandle("globalSets", handle);
    const name = `global set ${handle}`;
    const item =
      found ??
      this.#add("globalSets", stableUid(`globalSets:${handle}`), name, {
        handle,
        name: nameOf(handle),
        sortOrder: this.#config.items("globalSets").length + 1,
      });
    this.#planFields({ name, item }, fields);
  }

  /** The entry type of a global set that has become a single entry. */
  #singleType(handle: string): Item | null {
    const section = this.#config.byHandle("sections", handle);
    if (section?.value["type"] !== "single") return null;
    const [uid = ""] = uidsOf(section.value["entryTypes"]);
    return this.#config.byUid("entryTypes", uid);
  }

  /** What the site's token may read: everything that a plan makes, drafts, and entries that are yet to go live. */
  #planSchema(): void {
    const items = (kind: Kind): readonly Item[] => this.#config.items(kind);
    const read = (kind: string, list: readonly Item[]): readonly string[] =>
      list.map(({ uid }) => `${kind}.${uid}:read`);
    const nested = items("fields").filter(({ value }) =>
      ["craft\\fields\\Matrix", CKEDITOR].includes(textOf(value["type"])),
    );
    const scope = [
      ...read("sites", items("sites")),
      "elements.drafts:read",
      "elements.inactive:read",
      ...read("sections", items("sections")),
      ...read("nestedentryfields", nested),
      ...read("volumes", items("volumes")),
      ...read("globalsets", items("globalSets")),
      ...read("categorygroups", items("categoryGroups")),
    ];
    const found = items("graphql/schemas").find(({ value }) => value["name"] === SCHEMA_NAME);
    if (found === undefined) {
      this.#add("graphql/schemas", stableUid("graphql/schemas"), `GraphQL schema ${SCHEMA_NAME}`, {
        isPublic: false,
        name: SCHEMA_NAME,
        scope,
      });
      this.notes.push(
        `In Craft, make a token for the GraphQL schema "${SCHEMA_NAME}", and give it to the site as CONTENT_TOKEN.`,
      );
      return;
    }
    const before = listIn(found.value, "scope");
    const missing = scope.filter((one) => !before.includes(one));
    if (missing.length === 0) return;
    before.push(...missing);
    this.added.push(`GraphQL schema ${SCHEMA_NAME}: ${missing.length} permissions to read`);
    this.#config.changed(found);
  }

  #add(kind: Kind, uid: string, name: string, value: Values): Item {
    this.added.push(name);
    if (kind !== "fields" && kind !== "graphql/schemas" && kind !== "sections") mapIn(value, "fieldLayouts");
    return this.#config.add(kind, uid, value);
  }
}
