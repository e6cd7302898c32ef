"use client";

import { useVisitor } from "@courseway/visitor/react";
import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import type { AmbassadorModalProps } from "./AmbassadorModal.tsx";
import { ChatButton, type ChatButtonProps } from "./ChatButton.tsx";
import type { EmailCaptureBannerProps } from "./EmailCaptureBanner.tsx";
import type { ExitIntentProps } from "./ExitIntent.tsx";

/** What stands over a page; each part null where the page has none. */
export interface OverlaysProps {
  readonly capture: EmailCaptureBannerProps | null;
  readonly exit: ExitIntentProps | null;
  readonly ambassador: AmbassadorModalProps | null;
  readonly chat: ChatButtonProps | null;
}

const loadCapture = async () => (await import("./EmailCaptureBanner.tsx")).EmailCaptureBanner;
const loadExit = async () => (await import("./ExitIntent.tsx")).ExitIntent;
const loadAmbassador = async () => (await import("./AmbassadorModal.tsx")).AmbassadorModal;

interface PartProps<Props> {
  /** Null where the page has no such part. */
  readonly props: Props | null;
  /** Whether it may show. */
  readonly isWanted: boolean;
  readonly load: () => Promise<ComponentType<Props>>;
}

/** A part whose code is fetched once it is wanted; the console shows if it cannot be loaded. [PB-022] */
function Part<Props extends object>({ props, isWanted, load }: PartProps<Props>) {
  const [Loaded, show] = useState<ComponentType<Props>>();
  const isFetched = isWanted && props !== null;
  useEffect(() => {
    if (!isFetched) return;
    let isGone = false;
    const fetchPart = async () => {
      try {
        const part = await load();
        if (!isGone) show(() => part);
      } catch (error) {
        console.error("The page goes on without a banner or modal.", error);
      }
    };
    void fetchPart();
    return () => {
      isGone = true;
    };
  }, [isFetched, load]);
  return Loaded && props ? <Loaded {...props} /> : null;
}

/** Whether the page was scrolled at all. */
function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(() => window.scrollY > 0);
  useEffect(() => {
    const look = () => setScrolled(true);
    window.addEventListener("scroll", look, { once: true, passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);
  return isScrolled;
}

const never = () => () => {};

/** Null on the server and while React takes the HTML over: all of it comes by script. */
export function Overlays(props: OverlaysProps) {
  const isScripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isScripted ? <Parts {...props} /> : null;
}

/**
 * The page's modals, its banner at the foot and its chat. Nobody waits for them: their code comes once the page is usable,
 * and each part's own once it may show.
 */
function Parts({ capture, exit, ambassador, chat }: OverlaysProps) {
  const isScrolled = useIsScrolled();
  const isCampaign = useVisitor(({ url }) => url.includes("campaignid="));
  return (
    <>
      {chat ? <ChatButton {...chat} /> : null}
      <Part props={capture} isWanted={isScrolled || capture?.threshold === 0} load={loadCapture} />
      <Part props={ambassador} isWanted={isCampaign} load={loadAmbassador} />
      <Part props={exit} isWanted load={loadExit} />
    </>
  );
}
