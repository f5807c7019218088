import { beforeAll, describe, expect, it } from "vitest";
import { templates } from "./template.ts";

let prod: ReturnType<typeof templates>["service"];
beforeAll(() => {
  prod = templates({ stage: "prod" }).service;
});

it("bounds films and the memory of functions by the functions that the account may run at a time", () => {
  const { service } = templates({ LAMBDA_QUOTA: "10" });
  const claim = service.resources.find(({ metadata }) => metadata["entry"] === "functions/pipeline/claim-task.ts");

  const memoryIn = (quota: string) =>
    templates({ LAMBDA_QUOTA: quota }).service.resources.find(
      ({ metadata }) => metadata["entry"] === "functions/pipeline/render-scene.ts",
    )?.properties.MemorySize;

  // A function of a new account has no more than 3,008 MB.
  expect([memoryIn("10"), memoryIn("1000")]).toEqual([3_008, 5_307]);
  expect(claim?.properties.Environment.Variables.LAMBDA_QUOTA).toBe("10");
});

describe("a release", () => {
  it("leaves executions the versions of the functions that they began with", () => {
    const versions = new Map(prod.ofType("Lambda::Version").map((version) => [version.id, version]));

    for (const { properties } of prod.ofType("StepFunctions::StateMachine"))
      for (const called of Object.values<{ Ref: string }>(properties.DefinitionSubstitutions))
        expect(versions.get(called.Ref)?.deletionPolicy).toBe("Retain");
    for (const version of prod.ofType("StepFunctions::StateMachineVersion"))
      expect(version.deletionPolicy).toBe("Retain");
  });

  it("takes a tenth of the new films first, and goes back on an alarm", () => {
    const aliases = prod.ofType("StepFunctions::StateMachineAlias");

    expect(aliases).toHaveLength(2);
    for (const { properties } of aliases) {
      expect(properties.DeploymentPreference).toMatchObject({ Type: "CANARY", Percentage: 10, Interval: 10 });
      expect(properties.DeploymentPreference.Alarms).toHaveLength(2);
    }
  });

  it("starts executions by the alias", () => {
    const [makeVideo] = prod.ofType("StepFunctions::StateMachineAlias");
    const start = prod.resources.find(({ metadata }) => metadata["entry"] === "functions/consumers/start-video.ts");

    expect(start?.properties.Environment.Variables.MAKE_VIDEO_ARN).toEqual({ Ref: makeVideo?.id });
  });

  it("stays below the 500 resources that CloudFormation takes", () => {
    expect(prod.resources.length).toBeLessThan(500);
  });
});
