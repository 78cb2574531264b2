// In which order the test files run: whoever works alone at the end is to be alone with a short one.
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

// A process for each file, and the longest of all; then shops; what opens none at last.
const PROJECTS = ['shop', 'pages', 'api', 'rules'];

export class LongTestsFirst extends BaseSequencer {
  /** Within a project as before: what failed, what took long the last time, and the larger file. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the one above, which gives a list of its own
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

const placeOf = ({ project }: TestSpecification): number => PROJECTS.indexOf(project.name);
