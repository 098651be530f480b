import { notRun, runStep, type Step, type StepResult } from './runStep.ts';

/**
 * Runs lanes of steps side by side, the steps of a lane one after another. A step that fails stops only those that
 * need it.
 * @param earlier results of steps that ran before
 */
export async function runLanes(lanes: Step[][], earlier: StepResult[] = []): Promise<StepResult[]> {
  const isLive = lanes.length === 1;
  const results = [...earlier];
  const hasFailed = (name: string) =>
    results.some((result) => result.name === name && result.failed.length > 0);

  async function runLane(lane: Step[]): Promise<void> {
    for (const step of lane) {
      const missing = step.needs?.find(hasFailed);
      results.push(missing ? notRun(step, `because this failed: ${missing}`) : await runStep(step, isLive));
    }
  }

  await Promise.all(lanes.map(runLane));
  return results;
}
