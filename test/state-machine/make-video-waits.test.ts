import { describe, expect, it } from "vitest";
import { fail, failing, input, runFilm } from "./support/run-film.ts";

describe("an execution of make-video that waits", () => {
  it("waits for the rest of the edit window, and goes on by itself", async () => {
    const { names, pauses, outcome } = await runFilm({
      instead: (stage) => (stage === "WaitForEdits" ? "not pressed" : undefined),
    });

    expect(pauses).toEqual([60_000]);
    expect(names.slice(0, 3)).toEqual(["WaitForEdits", "ClaimTask", "WriteStory"]);
    expect(outcome).toBe("succeeded");
  });

  it("starts when Start now sends the task token back", async () => {
    const { names, pauses } = await runFilm();

    expect(pauses).toEqual([]);
    expect(names.slice(0, 3)).toEqual(["WaitForEdits", "ClaimTask", "WriteStory"]);
  });

  it("starts when the owner was faster than the stage", async () => {
    const { names, count, pauses } = await runFilm(failing("WaitForEdits", "WaitIsOver"));

    expect(pauses).toEqual([]);
    expect(count("WaitForEdits")).toBe(1);
    expect(names.slice(0, 3)).toEqual(["WaitForEdits", "ClaimTask", "WriteStory"]);
  });

  it.each([
    ["whose edit window is over", { ...input, startAfter: "2025-12-31T23:59:59.000Z" }],
    ["that an older release started", input],
  ])("does not wait in an execution %s", async (_, start) => {
    const { names, pauses } = await runFilm({ start });

    expect(pauses).toEqual([]);
    expect(names[0]).toBe("ClaimTask");
  });

  it.each([
    ["script", ["FitLength", "WaitForReview", "ResumeFilm", "DrawSheets", "DrawScene"]],
    ["storyboard", ["FitLength", "DrawSheets", "DrawScene", "WaitForReview", "ResumeFilm", "DrawSheets", "DrawScene"]],
  ])("stops for the review of the %s, and renders nothing before it goes on", async (review, order) => {
    const { names, pauses, outcome } = await runFilm({
      instead: (stage) => (stage === "ClaimTask" ? { review } : undefined),
    });

    const shown = ["WaitForReview", "ResumeFilm", "DrawSheets", "DrawScene"];
    const inTurn = names.slice(names.lastIndexOf("FitLength")).filter((name) => shown.includes(name));
    expect(inTurn.filter((name, at) => name !== inTurn[at - 1])).toEqual(expect.arrayContaining(order.slice(1)));
    expect(names.indexOf("RenderScene")).toBeGreaterThan(names.indexOf("ResumeFilm"));
    expect(names.indexOf("MixSound")).toBeGreaterThan(names.indexOf("ResumeFilm"));
    expect(names.indexOf("DrawScene") < names.indexOf("WaitForReview")).toBe(review === "storyboard");
    expect({ pauses, outcome }).toEqual({ pauses: [], outcome: "succeeded" });
  });

  it("stops after the first scene of a first look, and then makes all scenes", async () => {
    const scenesKey = "scenes.json";
    const { calls, names, outcome } = await runFilm({
      instead: (stage) => {
        if (stage === "ClaimTask") return { review: "first_scene" };
        if (stage === "ResumeFilm") return { scenesKey, scenes: 3, edited: true, review: "none", reviewSeconds: 1 };
        return undefined;
      },
    });

    const at = names.indexOf("WaitForReview");
    expect(names.slice(names.indexOf("PlanScenes") + 1, at).toSorted()).toEqual(["DrawScene", "VoiceScene"]);
    expect(calls.slice(at - 2, at).map(({ payload }) => payload["scene"])).toEqual([1, 1]);
    expect(names.slice(at, at + 3)).toEqual(["WaitForReview", "ResumeFilm", "VoiceScene"]);
    expect(names.filter((name) => name === "WaitForReview")).toHaveLength(1);
    expect(names.filter((name) => name === "RenderScene")).toHaveLength(3);
    expect(outcome).toBe("succeeded");
  });

  it("ends a review after 72 hours, which ResumeFilm then decides", async () => {
    const { names, pauses } = await runFilm({
      instead: (stage) => {
        if (stage === "ClaimTask") return { review: "script" };
        if (stage === "ResumeFilm") return fail("TaskEnded");
        return stage === "WaitForReview" ? "not pressed" : undefined;
      },
    });

    expect(pauses).toEqual([72 * 3_600_000]);
    expect(names.at(-1)).toBe("ResumeFilm");
  });

  it("makes edited scenes and waits again, for the rest of the time, then films the newest ones", async () => {
    const edited = { scenesKey: "scenes-edited.json", scenes: 3, edited: true };
    const { calls, names, pauses, outcome } = await runFilm({
      instead: (stage, nth) => {
        if (stage === "ClaimTask") return { review: "storyboard" };
        if (stage === "FitLength" && nth > 2)
          return { fits: true, rescale: [], round: 0, timingKey: "t", scenesKey: edited.scenesKey };
        if (stage === "ResumeFilm" && nth === 1) return { ...edited, review: "storyboard", reviewSeconds: 3600 };
        if (stage === "ResumeFilm") return { ...edited, edited: false, review: "none", reviewSeconds: 1 };
        return stage === "WaitForReview" && nth === 2 ? "not pressed" : undefined;
      },
    });

    const order = names.slice(names.indexOf("WaitForReview"));
    expect(order.slice(0, 12)).toEqual([
      ...["WaitForReview", "ResumeFilm", "VoiceScene", "VoiceScene", "VoiceScene", "FitLength", "DrawSheets"],
      ...["DrawScene", "DrawScene", "DrawScene", "WaitForReview", "ResumeFilm"],
    ]);
    const keys = calls.slice(names.indexOf("ResumeFilm") + 1).flatMap(({ payload }) => payload["scenesKey"] ?? []);
    expect(new Set(keys)).toEqual(new Set([edited.scenesKey]));
    expect(names.filter((name) => name === "RenderScene")).toHaveLength(3);
    expect({ pauses, outcome }).toEqual({ pauses: [3_600_000], outcome: "succeeded" });
  });

  it("waits for a slot while its owner's other films are made", async () => {
    const { count, pauses, outcome } = await runFilm(failing("ClaimTask", "UserBusy", 200));

    expect(outcome).toBe("succeeded");
    expect(count("ClaimTask")).toBe(201);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(60_000);
  });

  it("waits about a day for a slot, then fails and releases the credits", async () => {
    const { pauses, names, outcome } = await runFilm(failing("ClaimTask", "UserBusy"));

    const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3_600_000;
    expect(hours).toBeGreaterThan(24);
    expect(names.at(-1)).toBe("FailTask");
    expect(outcome).toBe("UserBusy");
  });
});
