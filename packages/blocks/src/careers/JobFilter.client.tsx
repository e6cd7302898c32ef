"use client";

import { type ReactNode, useState } from "react";

declare module "../shared/island/Island.client.tsx" {
  interface Islands {
    readonly JobFilter: JobFilterProps;
  }
}

export interface JobFilterProps {
  readonly departments: readonly string[];
  readonly jobs: readonly {
    /** Empty for a job without a department on the job board. */
    readonly department: string;
    /** The job's row, rendered on the server. */
    readonly row: ReactNode;
  }[];
}

/** The value of the filter that shows every job. [BL-careers-005] */
const ALL = "all";

/** "All Teams" and a button for each department, which filters the list. [BL-careers-001, BL-careers-005] */
export function JobFilter({ departments, jobs }: JobFilterProps) {
  const [chosen, choose] = useState(ALL);
  const shown = jobs.filter(({ department }) => chosen === ALL || department === chosen);
  return (
    <div className="cw-jobs">
      {departments.length > 0 && (
        <div className="cw-jobs-filter" role="group" aria-label="Filter by team">
          {[ALL, ...departments].map((one) => (
            <button key={one} type="button" aria-pressed={chosen === one} onClick={() => choose(one)}>
              {one === ALL ? "All Teams" : one}
            </button>
          ))}
        </div>
      )}
      <p className="cw-jobs-count" role="status">
        {shown.length} open {shown.length === 1 ? "role" : "roles"}
      </p>
      <ul className="cw-jobs-list">
        {jobs.map(({ department, row }, index) => (
          <li key={index} hidden={chosen !== ALL && department !== chosen}>
            {row}
          </li>
        ))}
      </ul>
    </div>
  );
}
