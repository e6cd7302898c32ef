import {
  Accordion,
  Button,
  ButtonGroup,
  FormField,
  Heading,
  Image,
  Pagination,
  Price,
  Prose,
  Seal,
  Section,
  Select,
  Stars,
} from "@courseway/ui";
import type { Meta, StoryObj } from "@storybook/react";
import { scene } from "../blocks/scene.ts";
import { Offers } from "./Offers.tsx";

const meta = { title: "Foundations/Page", parameters: { bare: true } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const STATES = ["California", "Florida", "Texas"].map((state) => ({ value: state, label: state }));

function Hero({ brand }: { brand: string }) {
  return (
    <Section ground="tint" pattern labelledBy="hero" space="large">
      <div className="grid items-center gap-10 lg:grid-cols-[7fr_5fr]">
        <div className="grid justify-items-start gap-6">
          <Heading level={1} size="display" id="hero" eyebrow="Approved in 50 states">
            Your license, <em>on your own time</em>
          </Heading>
          <p className="max-w-text text-lg text-quiet">
            Learn at home, pass the exam, and start. Every course is approved by your state, and a teacher answers
            within a day.
          </p>
          <Price
            finalText="$119.20"
            compareAtText="$149"
            badgeText="20%"
            feeText="+ $5.95 certificate fee"
            size="large"
          />
          <ButtonGroup>
            <Button href="#start" size="large" icon="arrow-right">
              Start now
            </Button>
            <Button href="#compare" size="large" style="secondary">
              Compare courses
            </Button>
          </ButtonGroup>
          <Stars rating={5} caption="4.9 of 5, over 6,000 reviews" />
        </div>
        <Image
          src={scene(brand, "road.svg")}
          alt="A road into the morning"
          width={720}
          height={480}
          rounded
          lazy={false}
        />
      </div>
    </Section>
  );
}

function Questions() {
  return (
    <Section ground="tint" width="text" labelledBy="questions">
      <div className="grid gap-8">
        <Heading level={2} id="questions">
          Good questions
        </Heading>
        <Accordion
          exclusive
          variant="boxed"
          items={[
            {
              title: "How long does it take?",
              content: "Most people finish in six weeks, an hour in the evening.",
              open: true,
            },
            { title: "Does my state accept it?", content: "Every course is approved by the state it is named after." },
            { title: "What if I do not pass?", content: "You take the exam again, free of charge." },
          ]}
        />
      </div>
    </Section>
  );
}

function Last() {
  return (
    <Section ground="deep" pattern labelledBy="last">
      <div className="grid items-end gap-10 lg:grid-cols-2">
        <div className="grid justify-items-start gap-5">
          <Heading level={2} id="last" eyebrow="Before you go">
            Save 20% on your first course
          </Heading>
          <p className="text-lg text-quiet">We send a coupon to your address. One mail, no list.</p>
          <Seal alt="Guaranteed" icon="shield">
            Pass the test or your money back
          </Seal>
        </div>
        <form className="grid gap-5">
          <FormField name="email" type="email" label="Email Address" description="For your coupon only." />
          <Select name="state" label="Your state" placeholder="Select a State" options={STATES} />
          <ButtonGroup>
            <Button type="submit">Send my coupon</Button>
            <Button style="secondary" href="#no">
              Maybe later
            </Button>
          </ButtonGroup>
        </form>
      </div>
    </Section>
  );
}

/** A whole page of parts, with which a designer reviews a brand's tokens. */
export const Page: Story = {
  render: (_, { globals }) => (
    <>
      <Hero brand={globals.brand} />
      <Offers />
      <Questions />
      <Section labelledBy="more">
        <div className="grid gap-10">
          <Prose>
            <h2 id="more">What you learn</h2>
            <p>
              Contracts, law and practice, in the order your state asks for, with <a href="#sample">a sample lesson</a>{" "}
              before you pay.
            </p>
            <ul>
              <li>180 hours of lessons that keep your place</li>
              <li>Practice exams as often as you like</li>
            </ul>
          </Prose>
          <Pagination page={5} pageCount={9} getHref={(page) => `?page=${page}`} />
        </div>
      </Section>
      <Last />
    </>
  ),
};
