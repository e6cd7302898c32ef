/** A category as named by commerce and the schedule; codes are INS, MTG and RE. [WS-003, WS-004] */
export interface ScheduleCategory {
  readonly code: string;
  readonly title: string;
}

/** One meeting. `day` and `time` are printed unchanged. */
export interface ScheduleEvent {
  readonly day: string;
  readonly time: string;
  readonly eventId: string;
}

export interface ScheduleSession {
  readonly title: string;
  readonly eventsList: readonly ScheduleEvent[];
}

/** The future sessions of one webinar course. [WS-001, WS-002] */
export interface ScheduleItem {
  readonly courseid: string;
  /** Null if neither the schedule nor the product has one. */
  readonly category: ScheduleCategory | null;
  readonly webinarTitle: string;
  readonly webinarContent: string;
  readonly sessionList: readonly ScheduleSession[];
}

/** The editorial content of a product with webinars. [PR-004] */
export interface ScheduleProduct {
  readonly webinarCourseIds: readonly { readonly courseid: string }[];
  readonly webinarTitle: string;
  readonly webinarContent: string;
  readonly category: readonly ContentCategory[];
}

export interface ContentCategory {
  readonly aceCategoryCode: string;
  readonly title: string;
}
