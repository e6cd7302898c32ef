import { Badge, Button, Card, Heading, Price, Section, Stars } from "@courseway/ui";

const OFFERS = [
  { title: "Basic", text: "All lessons and your certificate.", price: "$79", compareAt: null, off: null },
  {
    title: "Deluxe",
    text: "Adds practice exams and a teacher who answers.",
    price: "$119.20",
    compareAt: "$149",
    off: "20%",
  },
  {
    title: "Premium",
    text: "Adds live classes and a second try for free.",
    price: "$239.20",
    compareAt: "$299",
    off: "20%",
  },
] as const;

/** Three offers side by side, the middle one in front. */
export function Offers() {
  return (
    <Section labelledBy="offers">
      <div className="grid gap-10">
        <Heading level={2} id="offers" align="center" eyebrow="Choose your course">
          One price, everything in it
        </Heading>
        <div className="grid items-stretch gap-6 lg:grid-cols-3">
          {OFFERS.map((offer) => (
            <Card
              key={offer.title}
              as="article"
              variant={offer.title === "Deluxe" ? "featured" : "raised"}
              className="flex flex-col gap-5"
            >
              <div className="flex flex-wrap items-center justify-between gap-3">
                <Heading level={3} size="h4">
                  {offer.title}
                </Heading>
                {offer.title === "Deluxe" ? <Badge>Most popular</Badge> : null}
              </div>
              <p className="text-quiet">{offer.text}</p>
              <Stars rating={5} size="small" caption="4.9 of 5" />
              <div className="mt-auto grid gap-5">
                <Price
                  finalText={offer.price}
                  compareAtText={offer.compareAt}
                  badgeText={offer.off}
                  affirm={{ text: "As low as $11/mo" }}
                />
                <Button href="#checkout" fullWidth style={offer.title === "Deluxe" ? "primary" : "secondary"}>
                  Choose {offer.title}
                </Button>
              </div>
            </Card>
          ))}
        </div>
      </div>
    </Section>
  );
}
