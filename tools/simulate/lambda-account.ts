import { processorMb } from "#infra/stage-memory.ts";
import type { VirtualClock } from "./virtual-clock.ts";

/** What a call of a function takes. */
export interface Work {
  readonly name: string;
  readonly memoryMb: number;
  /** CPU seconds of the call, and of loading the code in a new environment. */
  readonly callSeconds: number;
  readonly loadSeconds: number;
  /** Default: all of it runs one after the other. */
  readonly flow?: Flow | undefined;
  /** A refused call of the API is an error that somebody sees; stages and consumers are tried again. */
  readonly kind: "api" | "stage" | "consumer";
}

/** The parts of a call's CPU seconds: what runs alone, and the longest thread of what runs side by side. */
export interface Flow {
  readonly alone: number;
  readonly longest: number;
}

/** Seconds of a call with so many vCPUs. */
const secondsWith = (processors: number, callSeconds: number, { alone, longest }: Flow): number =>
  processors <= 1 ? callSeconds / processors : callSeconds * (alone + Math.max((1 - alone) / processors, longest));
const oneAfterTheOther: Flow = { alone: 1, longest: 0 };

/** Seconds that a call waits for S3 and DynamoDB. */
const requestSeconds: Readonly<Record<Work["kind"], number>> = { api: 0.02, stage: 0.1, consumer: 0.05 };
/** Seconds until a new environment loads code: it downloads the code and its layers first. */
const startSeconds = 0.4;
/** While it loads code, an environment has at least this many vCPUs. */
const loadingProcessors = 1;
/** New environments that a function gets in ten seconds: docs.aws.amazon.com/lambda/latest/dg/scaling-behavior.html */
const environmentsInTenSeconds = 1_000;

export interface Usage {
  gbSeconds: number;
  invocations: number;
  /** The most functions that ran at the same time. */
  peak: number;
  refused: Record<Work["kind"], number>;
}

/** The functions of an AWS account, which has a quota of functions that run at the same time. */
export const createLambdaAccount = (clock: VirtualClock, quota: number) => {
  const idle = new Map<string, number>();
  const burst = new Map<string, { left: number; at: number }>();
  const usage: Usage = { gbSeconds: 0, invocations: 0, peak: 0, refused: { api: 0, stage: 0, consumer: 0 } };
  let running = 0;

  const refuse = (kind: Work["kind"]): never => {
    usage.refused[kind]++;
    throw Object.assign(new Error("Rate exceeded"), { name: "Lambda.TooManyRequestsException" });
  };

  /** Whether the function may get another environment now. */
  const scales = (name: string): boolean => {
    const { left, at } = burst.get(name) ?? { left: environmentsInTenSeconds, at: clock.now() };
    const refilled = Math.min(environmentsInTenSeconds, left + ((clock.now() - at) * environmentsInTenSeconds) / 10);
    if (refilled < 1) return false;
    burst.set(name, { left: refilled - 1, at: clock.now() });
    return true;
  };

  return {
    usage,
    quota,
    /** Runs a call. Throws `Lambda.TooManyRequestsException` if the quota is used up. */
    async invoke({ name, memoryMb, callSeconds, loadSeconds, flow = oneAfterTheOther, kind }: Work): Promise<void> {
      if (running >= quota) refuse(kind);
      const warm = idle.get(name) ?? 0;
      if (warm === 0 && !scales(name)) refuse(kind);
      if (warm > 0) idle.set(name, warm - 1);
      running++;
      usage.peak = Math.max(usage.peak, running);
      const processors = memoryMb / processorMb;
      const seconds =
        (warm > 0 ? 0 : startSeconds + loadSeconds / Math.max(loadingProcessors, processors)) +
        requestSeconds[kind] +
        secondsWith(processors, callSeconds, flow);
      await clock.sleep(seconds);
      running--;
      idle.set(name, (idle.get(name) ?? 0) + 1);
      usage.invocations++;
      usage.gbSeconds += (seconds * memoryMb) / 1_024;
    },
  };
};

export type LambdaAccount = ReturnType<typeof createLambdaAccount>;
