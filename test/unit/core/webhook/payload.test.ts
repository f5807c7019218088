import { describe, expect, it } from "vitest";
import { type PayloadTask, payloadOf } from "#functions/core/webhook/payload.ts";

const makeFilm = (given: Partial<PayloadTask> = {}): PayloadTask => ({
  task_id: "web_1",
  code_name: "A fox learns to sail",
  story_type: "fairytale_story",
  input_story: "A fox learns to sail",
  full_story_text: "Once there was a fox.",
  credit_cost: 50,
  video_length_minutes: 10,
  video_scene_count: 25,
  voice_language: "english",
  dimension_type: "landscape",
  final_video_url: "https://films.example/video",
  final_image_url: "https://films.example/image",
  youtube_video_title: "The Fox",
  youtube_video_description: "A fox sails.",
  youtube_video_hashtags: "#fox",
  task_completed_at: "2026-01-01T00:10:00.000Z",
  error_message: "The story was refused",
  expires_at: "2026-01-08T00:10:00.000Z",
  ...given,
});
const occurrence = { at: "2026-01-01T00:10:00.000Z", userId: "ada" };
const told = (event: "task_completed" | "task_failed" | "task_expiring", film = makeFilm(), error?: string) =>
  JSON.parse(payloadOf({ ...occurrence, event, error }, film));

describe("a payload", () => {
  it("tells of a completed film in the words of the specification", () => {
    expect(told("task_completed")).toEqual({
      event: "task_completed",
      type: "task.completed",
      timestamp: "2026-01-01T00:10:00.000Z",
      user_id: "ada",
      task: {
        task_id: "web_1",
        code_name: "A fox learns to sail",
        story_type: "fairytale_story",
        input_story: "A fox learns to sail",
        full_story_text: "Once there was a fox.",
        credit_cost: 50,
        video_length_minutes: 10,
        video_scene_count: 25,
        voice_language: "english",
        dimension_type: "landscape",
        final_video_url: "https://films.example/video",
        final_image_url: "https://films.example/image",
        youtube_video_title: "The Fox",
        youtube_video_description: "A fox sails.",
        youtube_video_hashtags: "#fox",
        completed_at: "2026-01-01T00:10:00.000Z",
      },
    });
  });

  it("of a failed one says why, as it was then", () => {
    expect(told("task_failed")).toMatchObject({
      type: "task.failed",
      task: { error_message: "The story was refused" },
    });
    expect(told("task_failed", makeFilm({ error_message: undefined }), "It was then")).toMatchObject({
      task: { error_message: "It was then" },
    });
  });

  it("of one whose files go soon says when", () => {
    expect(told("task_expiring")).toMatchObject({
      type: "task.expiring",
      task: { expires_at: "2026-01-08T00:10:00.000Z" },
    });
  });

  it("of a stage says which one has ended", () => {
    const payload = JSON.parse(
      payloadOf({ ...occurrence, event: "task_stage_completed", stage: "voices" }, makeFilm()),
    );

    expect(payload).toMatchObject({ type: "task.stage_completed", stage: "voices", task: { task_id: "web_1" } });
    expect(told("task_completed")).not.toHaveProperty("stage");
  });

  it.each([
    ["letters of one byte", "a"],
    ["letters of three bytes", "狐"],
    ["emoji of four", "🦊"],
    ["letters that JSON writes longer", '"\n'],
  ])("cuts a story of %s that makes it longer than 256 KB, and says so", (_, letters) => {
    const story = letters.repeat(300_000);

    const body = payloadOf({ ...occurrence, event: "task_completed" }, makeFilm({ full_story_text: story }));

    const { truncated, task } = JSON.parse(body);
    expect(truncated).toBe(true);
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(262_144);
    expect(Buffer.byteLength(body)).toBeGreaterThan(262_144 - 8);
    expect(story.startsWith(task.full_story_text)).toBe(true);
    expect(task.full_story_text).not.toMatch(/[\ud800-\udbff]$/);
  });

  it("is whole up to there", () => {
    expect(told("task_completed", makeFilm({ full_story_text: "a".repeat(250_000) }))).not.toHaveProperty("truncated");
  });
});
