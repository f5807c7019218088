import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startS3 } from "@animation-agent/aws-emulators/s3";
import { CreateBucketCommand, HeadObjectCommand, ListMultipartUploadsCommand, S3Client } from "@aws-sdk/client-s3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { s3Artifacts } from "#functions/adapters/s3/artifacts.ts";
import { copyObject } from "#functions/adapters/s3/copy-object.ts";
import type { Artifacts } from "#functions/core/artifact/ports.ts";

const credentials = { accessKeyId: "local", secretAccessKey: "local-secret" };
/** A promise that is fulfilled by a call. */
const signal = () => {
  let resolve = (): void => {};
  const promise = new Promise<void>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve: () => resolve() };
};
let folder: string;
let client: S3Client;
let files: Artifacts;
let stop: () => Promise<void>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "artifacts-"));
  const s3 = await startS3({ folder: join(folder, "s3"), credentials });
  client = new S3Client({ endpoint: s3.endpoint, region: "us-east-1", credentials, maxAttempts: 1 });
  await client.send(new CreateBucketCommand({ Bucket: "films" }));
  files = s3Artifacts(client, "films", async () => (key) => `link to ${key}`);
  stop = async () => {
    client.destroy();
    await s3.stop();
    await rm(folder, { recursive: true });
  };
});
afterAll(() => stop());

describe("the files of tasks", () => {
  it("are stored byte for byte", async () => {
    expect(await files.has("tasks/a/story.json")).toBe(false);

    await files.put("tasks/a/story.json", "Es war einmal … 狐", "application/json");

    expect(await files.has("tasks/a/story.json")).toBe(true);
    expect(new TextDecoder().decode(await files.get("tasks/a/story.json"))).toBe("Es war einmal … 狐");
  });

  it("are copied with their content, under any key", async () => {
    await files.put("uploads/ada/audio/up_1/mein Lied.mp3", "a song", "audio/mpeg");

    await files.copy("uploads/ada/audio/up_1/mein Lied.mp3", "tasks/a/music-1.mp3");

    expect(new TextDecoder().decode(await files.get("tasks/a/music-1.mp3"))).toBe("a song");
  });

  it("are copied in parts if they are large, and a copy that fails leaves nothing", async () => {
    const film = randomBytes(12 * 1024 ** 2 + 5);
    await files.put("films/a/film 1.mp4", film, "video/mp4");
    const sizes = { maxBytesAtOnce: film.length - 1, partBytes: 5 * 1024 ** 2 };

    await copyObject(client, "films", { from: "films/a/film 1.mp4", to: "kept/a/film 1.mp4" }, sizes);

    expect(Buffer.from(await files.get("kept/a/film 1.mp4")).equals(film)).toBe(true);
    const head = await client.send(new HeadObjectCommand({ Bucket: "films", Key: "kept/a/film 1.mp4" }));
    expect(head.ContentType).toBe("video/mp4");
    // S3 refuses parts that are smaller than 5 MB.
    const wrong = { ...sizes, partBytes: 1024 ** 2 };
    const to = "kept/a/film 2.mp4";
    await expect(copyObject(client, "films", { from: "films/a/film 1.mp4", to }, wrong)).rejects.toThrow();
    expect(await files.has(to)).toBe(false);
    const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: "films" }));
    expect(Uploads).toEqual([]);
  });

  it("are packed into one ZIP under their names, also if it is larger than one part of an upload", async () => {
    const film = Buffer.alloc(9_000_001, "film");
    await files.put("tasks/z/video.mp4", film, "video/mp4");
    await files.put("tasks/z/story.txt", "Es war einmal", "text/plain");

    await files.zip("tasks/z/everything.zip", [
      { key: "tasks/z/video.mp4", name: "狐.mp4" },
      { key: "tasks/z/story.txt", name: "story.txt" },
    ]);

    const zip = Buffer.from(await files.get("tasks/z/everything.zip"));
    expect(zip.subarray(0, 4).toString("latin1")).toBe("PK\u0003\u0004");
    expect(zip.includes(film)).toBe(true);
    expect(zip.includes(Buffer.from("狐.mp4"))).toBe(true);
    expect(zip.includes(Buffer.from("Es war einmal"))).toBe(true);
  });

  it("are opened for a ZIP while the ones before them are packed", async () => {
    const names = Array.from({ length: 9 }, (_, n) => `scene-${n + 1}.mp4`);
    for (const name of names) await files.put(`films/x/${name}`, `the bytes of ${name}`, "video/mp4");
    // A file is given when the next one has been asked for.
    const asked: (() => void)[] = [];
    client.middlewareStack.add(
      (next, { commandName }) =>
        async (given) => {
          if (commandName !== "GetObjectCommand") return next(given);
          asked.at(-1)?.();
          const { promise, resolve } = signal();
          asked.push(resolve);
          if (asked.length < names.length) await promise;
          return next(given);
        },
      { step: "initialize", name: "in pairs" },
    );

    await files.zip(
      "films/x/editor.zip",
      names.map((name) => ({ key: `films/x/${name}`, name })),
    );
    client.middlewareStack.remove("in pairs");

    const zip = Buffer.from(await files.get("films/x/editor.zip")).toString("latin1");
    const places = names.map((name) => zip.indexOf(`the bytes of ${name}`));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it("make no ZIP if one of them is missing", async () => {
    const names = ["a", "b", "missing", "c", "d", "e"];
    const content = Buffer.alloc(3_000_001, "film");
    for (const name of names) if (name !== "missing") await files.put(`films/w/${name}`, content, "video/mp4");

    await expect(
      files.zip(
        "films/w/editor.zip",
        names.map((name) => ({ key: `films/w/${name}`, name })),
      ),
    ).rejects.toThrow();

    expect(await files.has("films/w/editor.zip")).toBe(false);
  });

  it("are uploaded from and downloaded to a disk unchanged", async () => {
    const bytes = Buffer.alloc(3_000_001, "film");
    await writeFile(join(folder, "film.mp4"), bytes);

    await files.upload("tasks/a/film.mp4", join(folder, "film.mp4"), "video/mp4");
    await files.download("tasks/a/film.mp4", join(folder, "back.mp4"));

    expect((await readFile(join(folder, "back.mp4"))).equals(bytes)).toBe(true);
  });

  it("cause an error if they are missing", async () => {
    await expect(files.get("tasks/a/nothing")).rejects.toThrow();
  });

  it("are removed by prefix, without files of similar prefixes", async () => {
    await Promise.all(Array.from({ length: 30 }, (_, n) => files.put(`tasks/u/web_1/${n}`, "x", "text/plain")));
    await files.put("tasks/u/web_10/1", "x", "text/plain");

    await files.removeAll("tasks/u/web_1/");
    await files.removeAll("tasks/u/web_1/");

    expect(await files.has("tasks/u/web_1/7")).toBe(false);
    expect(await files.has("tasks/u/web_10/1")).toBe(true);
  });
});
