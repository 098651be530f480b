import { notRun, runStep, type Step, type StepResult } from './runStep.ts';

/**
 * Runs lanes of steps side by side, the steps of a lane one after another. A step waits for those that it needs, and
 * is not run if one of them has failed.
 */
export async function runLanes(lanes: Step[][]): Promise<StepResult[]> {
  const isLive = lanes.length === 1;
  const results: StepResult[] = [];
  const ends = new Map<string, (result: StepResult) => void>();
  const steps = new Map(
    lanes.flat().map(({ name }) => [name, new Promise<StepResult>((resolve) => ends.set(name, resolve))]),
  );

  async function run(step: Step): Promise<StepResult> {
    const needed = await Promise.all((step.needs ?? []).map((name) => steps.get(name)));
    const failed = needed.find((result) => result && result.failed.length > 0);
    return failed ? notRun(step, `because this failed: ${failed.name}`) : runStep(step, isLive);
  }

  async function runLane(lane: Step[]): Promise<void> {
    for (const step of lane) {
      const result = await run(step);
      results.push(result);
      ends.get(step.name)!(result);
    }
  }

  await Promise.all(lanes.map(runLane));
  return results;
}
