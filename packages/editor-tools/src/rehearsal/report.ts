import type { JudgedFinding } from "../marks/settings.ts";
import { type MomentChanges, momentChanges, type VisitorDifference, visitorDifferences } from "./differences.ts";
import type { PageState, RehearsalVisitor, RehearsedPage } from "@courseway/visitor/simulated";
import type { Rehearsal } from "./rehearse.ts";

/** A page of a report: its possible blocks and views, each once, and which of them each state shows. Plain JSON. */
export interface ReportedPage {
  readonly path: string;
  readonly blocks: PageState["blocks"];
  readonly views: PageState["views"];
  /** The numbers are indexes in `blocks` and `views`. A state's views are in the order of the visitors. */
  readonly states: readonly {
    readonly from: number;
    readonly isPublished: boolean;
    readonly blocks: readonly number[];
    readonly views: readonly number[];
  }[];
}

/** One brand of a report. Plain JSON; times in epoch ms. */
export interface RehearsedBrand extends Pick<
  Rehearsal,
  "name" | "title" | "timeZone" | "drafts" | "moments" | "cells"
> {
  readonly visitors: readonly RehearsalVisitor[];
  readonly changes: readonly MomentChanges[];
  readonly byVisitor: readonly VisitorDifference[];
  readonly pages: readonly ReportedPage[];
}

/** Where a finding of a rehearsal was seen. */
export interface SeenAt {
  readonly path: string;
  /** Epoch ms. */
  readonly at: number;
  /** The visitor's index. */
  readonly visitor: number;
}

/** A complete rehearsal: what changes when, and what is wrong. Plain JSON; times in epoch ms. */
export interface RehearsalReport {
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly brands: readonly RehearsedBrand[];
  readonly findings: readonly JudgedFinding[];
  /** By the finding's key. */
  readonly seen: Readonly<Record<string, readonly SeenAt[]>>;
}

/** Assigns a number to each different thing. */
function numbered<Thing>() {
  const numbers = new Map<Thing, number>();
  const getNumber = (thing: Thing): number => {
    const known = numbers.get(thing) ?? numbers.size;
    numbers.set(thing, known);
    return known;
  };
  return { getNumber, all: () => [...numbers.keys()] };
}

function reportedPage({ path, states }: RehearsedPage): ReportedPage {
  const [blocks, views] = [numbered<PageState["blocks"][number]>(), numbered<PageState["views"][number]>()];
  const numberedStates = states.map((state) => ({
    from: state.from,
    isPublished: state.isPublished,
    blocks: state.blocks.map(blocks.getNumber),
    views: state.views.map(views.getNumber),
  }));
  return { path, blocks: blocks.all(), views: views.all(), states: numberedStates };
}

/** Creates one brand's report of a rehearsal, with its changes. */
export const rehearsedBrand = (rehearsal: Rehearsal): RehearsedBrand => ({
  name: rehearsal.name,
  title: rehearsal.title,
  timeZone: rehearsal.timeZone,
  visitors: rehearsal.visitors,
  drafts: rehearsal.drafts,
  moments: rehearsal.moments,
  cells: rehearsal.cells,
  changes: momentChanges(rehearsal),
  byVisitor: visitorDifferences(rehearsal),
  pages: rehearsal.pages.map(reportedPage),
});
