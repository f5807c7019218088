import { minutesSold } from "#contract/catalogue/lengths.ts";
import { createTask } from "#contract/endpoints/tasks.ts";
import type { Task } from "#contract/schema/task.ts";
import { signedIn, signInTo } from "#local/make-video/api.ts";
import { follow } from "#local/make-video/follow.ts";
import { Broken, type Check, expectStatus, expectThat, type Visit } from "./checks.ts";

export interface Account {
  readonly email: string;
  readonly password: string;
}

/** The subject of a token: the user's id. */
const userIdIn = (token: string): string =>
  String(JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString())["sub"]);

/** The API with an account. Nothing is ordered. */
export const accountChecks = ({ email, password }: Account): readonly Check[] => [
  {
    name: "an account signs in, sees its own credits, and no other user's",
    async run({ site, get }) {
      const token = await (await signInTo(site, email, password))();
      const headers = { authorization: `Bearer ${token}` };
      expectStatus(await get(`/api/user/${userIdIn(token)}/credits`, { headers }), 200);
      for (const path of ["/api/user/someone-else/credits", "/api/user/someone-else/ledger"])
        expectStatus(await get(path, { headers }), 403);
      expectStatus(await get("/api/task/web_made_up/status", { headers }), 404);
    },
  },
];

/** The shortest film that is sold. */
const order = {
  storyType: "fairytale_story",
  inputStory: "A small fox finds a lantern in the snow and carries it home.",
  voiceLanguage: "english",
  videoDuration: Math.min(...minutesSold),
};

/** Orders the shortest film and follows it to its end. It costs credits; its files are deleted afterwards. */
export const filmCheck = ({ email, password }: Account, say: (line: string) => void): Check => ({
  name: "the shortest film is made, plays, and is deleted",
  async run(visit) {
    const call = await signedIn(visit.site, email, password);
    const token = await signInTo(visit.site, email, password);
    const { taskId } = await call("POST", createTask.path, { mode: "create", taskData: order });
    const path = `/api/task/${taskId}`;
    await call("POST", `${path}/start`);
    await expectConditional(visit, `${path}/status`, await token());
    const task = await follow(call, String(taskId), ({ progress }) =>
      say(`  ${progress.percent} %  ${progress.label}`),
    );
    expectThat(task.process_status === "completed", `it failed: ${task.error_message}`);
    const found = await expectPlays(visit, task);
    await call("DELETE", path);
    return found;
  },
});

/** A page polls the status, and most polls bring nothing new: they must come back as 304. */
const expectConditional = async ({ get }: Visit, path: string, token: string): Promise<void> => {
  for (let attempt = 0; attempt < 5; attempt++) {
    const authorization = `Bearer ${token}`;
    const etag = (await get(path, { headers: { authorization } })).headers.get("etag");
    if (!etag) throw new Broken("the status has no ETag: something on the way removes it");
    const again = await get(path, { headers: { authorization, "if-none-match": etag } });
    // Something may have happened in between.
    if (again.status === 304) return;
  }
  throw new Broken("the status is sent in full each time: something on the way removes If-None-Match");
};

const expectPlays = async ({ get }: Visit, task: Task): Promise<string> => {
  const url = task.final_video_url;
  if (!url) throw new Broken("the film has no link");
  const start = await get(url, { headers: { range: "bytes=0-1023" } });
  expectStatus(start, 206);
  expectThat(start.headers.get("content-type") === "video/mp4", `the film is ${start.headers.get("content-type")}`);
  const bytes = Buffer.from(await start.arrayBuffer());
  expectThat(bytes.subarray(4, 8).toString() === "ftyp", "the film is no MP4");
  expectThat((task.video_seconds ?? 0) > 60, `the film has ${task.video_seconds} seconds`);
  const subtitles = task.captions_vtt_url ? await get(task.captions_vtt_url) : undefined;
  if (subtitles) expectThat((await subtitles.text()).startsWith("WEBVTT"), "the subtitles are no WebVTT");
  return `${Math.round(task.video_seconds ?? 0)} seconds, ${task.video_scene_count} scenes`;
};
