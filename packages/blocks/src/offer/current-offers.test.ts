import { createAnonymousVisitor, type VisitorSnapshot } from "@courseway/visitor";
import { expect, test, vi } from "vitest";
import type { Engine } from "./engine.ts";
import { createCurrentOffers, type CurrentOffers } from "./current-offers.ts";
import { onceChanged } from "./page-offers.ts";
import { testFirst, testOffer, testOffers, withEmailed } from "./testing/offers.ts";

const emailed = (code: string): Partial<VisitorSnapshot> => ({
  isAsServed: false,
  offers: testOffers({}, withEmailed(code)),
});

function setUp(first: Partial<VisitorSnapshot> = {}) {
  const requote = vi.fn<Engine["requote"]>((_, offers, { shown, show, notify }) => {
    const [code] = offers.visitor.emailed;
    show({ ...shown, notice: code === undefined ? null : { text: code, lowers: true } });
    notify(code === undefined ? null : { text: code, lowers: code !== "WEAK" });
    return () => {};
  });
  const fetchOfferQuotes: Engine["fetchOfferQuotes"] = async (_requests, first) => first;
  const announce = vi.fn();
  const listeners = new Set<() => void>();
  let snapshot: VisitorSnapshot = { ...createAnonymousVisitor(0), ...first };
  const store = {
    getSnapshot: () => snapshot,
    subscribe: (listener: () => void) => (listeners.add(listener), () => listeners.delete(listener)),
    prepare: () => () => {},
  };
  const engine: Engine = { requote, fetchOfferQuotes, known: () => null, prepare: () => null };
  const load = vi.fn(async (): Promise<CurrentOffers> => createCurrentOffers(engine, store, announce));
  let current: CurrentOffers | null = null;
  const islands = new Set<(current: CurrentOffers) => void>();
  return {
    // Like the provider, this subscribes islands that are already on the page as soon as the rules are loaded.
    current: {
      subscribe: (...offer: Parameters<CurrentOffers["subscribe"]>) => {
        let stop = () => {};
        const follow = (loaded: CurrentOffers) => (stop = loaded.subscribe(...offer));
        islands.add(follow);
        if (current) follow(current);
        return () => {
          islands.delete(follow);
          stop();
        };
      },
      start: () =>
        onceChanged(store, load, (loaded) => {
          current = loaded;
          for (const follow of islands) follow(loaded);
          loaded.start();
        }),
    },
    requote,
    load,
    announce,
    become: (next: Partial<VisitorSnapshot>) => {
      snapshot = { ...snapshot, ...next };
      for (const listener of listeners) listener();
    },
    // The second timer is set after those that the first turn sets, so it runs after them.
    settle: async () => {
      for (let turn = 0; turn < 2; turn += 1) await new Promise((done) => setTimeout(done));
    },
    codes: () => requote.mock.calls.map(([, offers]) => offers.codes),
  };
}

test("a visitor without coupons downloads no price rules", async () => {
  const { current, load, become, settle } = setUp();
  current.subscribe(testOffer, testFirst, () => {});
  current.start();
  become({ now: 5 });
  await settle();

  expect(load).not.toHaveBeenCalled();
});

test("an emailed coupon that is there already prices every offer, one that hydrates later too [CP-026, CP-029]", async () => {
  const { current, load, codes, settle } = setUp(emailed("CAREER20"));
  const shows = [vi.fn(), vi.fn(), vi.fn()] as const;
  current.subscribe(testOffer, testFirst, shows[0]);
  current.subscribe(testOffer, testFirst, shows[1]);
  current.start();
  await settle();
  current.subscribe(testOffer, testFirst, shows[2]);
  await settle();

  expect(shows.map((show) => show.mock.calls.length)).toEqual([1, 1, 1]);
  expect(codes()).toEqual([["CAREER20"], ["CAREER20"], ["CAREER20"]]);
  expect(load).toHaveBeenCalledTimes(1);
});

test("the rules load beside what holds for the visitor, and a change prices the offers again, once [CP-026, CP-028]", async () => {
  const { current, load, codes, become, settle } = setUp({ isAsServed: false });
  current.subscribe(testOffer, testFirst, () => {});
  current.start();
  expect(load).toHaveBeenCalledOnce();
  await settle();
  expect(codes()).toEqual([]);
  become(emailed("SPRING"));
  become({ now: 7 });
  become({ offers: testOffers() });
  await settle();

  expect(codes()).toEqual([["SPRING"], []]);
});

test("rules that could not be loaded are asked for again with the next change", async () => {
  const { current, load, codes, become, settle } = setUp({ isAsServed: false });
  vi.spyOn(console, "warn").mockReturnValueOnce();
  load.mockRejectedValueOnce(new Error("offline"));
  current.subscribe(testOffer, testFirst, () => {});
  current.start();
  await settle();
  become(emailed("SPRING"));
  await settle();

  expect(codes()).toEqual([["SPRING"]]);
});

test("an island that went away is told nothing", async () => {
  const { current, requote, become, settle } = setUp();
  const stop = current.subscribe(testOffer, testFirst, () => {});
  current.start();
  stop();
  become(emailed("SPRING"));
  await settle();

  expect(requote).not.toHaveBeenCalled();
});

test("says once for the page what became of the coupon: that it lowers a price counts more than that it does not [CP-024]", async () => {
  const { current, announce, become, requote, settle } = setUp();
  requote.mockImplementationOnce((_, __, { notify }) => (notify({ text: "not lower", lowers: false }), () => {}));
  current.subscribe(testOffer, testFirst, () => {});
  current.subscribe({ ...testOffer }, testFirst, () => {});
  current.start();
  become(emailed("SPRING"));
  await settle();

  expect(new Set(announce.mock.calls.map(([text]: string[]) => text))).toEqual(new Set(["SPRING"]));
});
