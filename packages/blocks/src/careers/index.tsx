import type { Job } from "@courseway/services";
import { Heading, Icon, linkAttributes, RichText, Section, VisuallyHidden } from "@courseway/ui";
import { defineBlock } from "../define-block.ts";
import { Island } from "../shared/island/Island.client.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { type CareersProps, NO_JOBS, careersLoad, careersView } from "./view.ts";

/** Department buttons above the open jobs, or a note that there are none. [BL-careers-001, BL-careers-004] */
function Careers({ ground, title, html, departments, jobs }: CareersProps) {
  return (
    <Section ground={ground}>
      <div className="cw-careers">
        <Heading level={2}>{title}</Heading>
        <RichText html={html} size="large" />
        {jobs.length > 0 ? (
          <Island
            of="JobFilter"
            departments={departments}
            jobs={jobs.map((job) => ({ department: job.department?.trim() ?? "", row: <JobRow {...job} /> }))}
          />
        ) : (
          <p className="cw-careers-none">{NO_JOBS.text}</p>
        )}
      </div>
    </Section>
  );
}

/** [BL-careers-002, BL-careers-003, BL-careers-006] */
function JobRow({ title, url, location, department }: Job) {
  return (
    <a className="cw-job" href={url} {...linkAttributes({ newTab: true })}>
      <span className="cw-job-words">
        <span className="cw-job-title">{title}</span>
        {department ? <span className="cw-job-department">{department}</span> : null}
      </span>
      {location ? (
        <span className="cw-job-location">
          <Icon name="map-pin" />
          {location}
        </span>
      ) : null}
      <VisuallyHidden>opens in a new tab</VisuallyHidden>
      <Icon name="external" />
    </a>
  );
}

/** The open jobs, with a filter by department. [BL-careers-001] */
export const careers = defineBlock({
  name: "careers",
  about,
  fields,
  load: careersLoad,
  view: careersView,
  component: Careers,
  examples,
  isInteractive: true,
});
