/** A review as the layouts show it. */
export interface Review {
  readonly text: string;
  readonly name: string;
  /** A few words about the author; may be empty. */
  readonly detail: string;
  /** From 1 to 5; null shows no stars. */
  readonly rating: number | null;
  /** Whether it is a sample: no customer wrote it, and it only shows the layout. */
  readonly isSample: boolean;
}

const sample = (text: string, name: string, detail: string): Review => ({
  text,
  name,
  detail,
  rating: 5,
  isSample: true,
});

/**
 * The reviews that show until a brand has its own. No customer wrote them, and each is marked as a sample.
 * [BL-reviews-002]
 */
export const SAMPLE_REVIEWS: readonly Review[] = [
  sample(
    "The lessons were short and clear, and I could stop whenever life got in the way.",
    "Student A",
    "Online course",
  ),
  sample(
    "I expected to click through slides. Instead I learned things that I use every week.",
    "Student B",
    "Online course",
  ),
  sample("The practice exams were the closest thing to the real test. I walked in calm.", "Student C", "Exam prep"),
  sample(
    "I had one question about my certificate, and a real person answered within the hour.",
    "Student D",
    "Online course",
  ),
  sample("Started on my laptop, finished on my phone. My place was always saved.", "Student E", "Online course"),
  sample(
    "Fair price, no surprises at checkout, and the certificate was ready the same day.",
    "Student F",
    "Online course",
  ),
];
