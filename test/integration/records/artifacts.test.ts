import { execFileSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
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
/** Python reads a ZIP by its directory and checks the CRC-32 of each file. */
const unzip = `
import hashlib, json, sys, zipfile
archive = zipfile.ZipFile(sys.argv[1])
files = [[each.filename, hashlib.sha256(archive.read(each)).hexdigest(), each.date_time[0]] for each in archive.infolist()]
print(json.dumps({"bad": archive.testzip(), "files": files}))
`;
/** A promise that is fulfilled by a call. */
const signal = () => {
  let resolve = (): void => {};
  const promise = new Promise<void>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve: () => resolve() };
};
const hasPython = (() => {
  try {
    execFileSync("python3", ["-c", "import zipfile"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();
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

  it.runIf(hasPython)(
    "are packed into one ZIP that every program reads, whose large first file is copied on the server",
    async () => {
      const film = randomBytes(11 * 1024 ** 2 + 3);
      await writeFile(join(folder, "large.mp4"), film);
      await files.upload("films/z/video.mp4", join(folder, "large.mp4"), "video/mp4");
      await files.put("films/z/story.txt", "Es war einmal", "text/plain");
      const commands: string[] = [];
      client.middlewareStack.add(
        (next, { commandName = "" }) =>
          (given) => {
            commands.push(commandName);
            return next(given);
          },
        {
          step: "initialize",
          name: "commands",
        },
      );

      await files.zip("films/z/everything.zip", [
        { key: "films/z/video.mp4", name: "狐.mp4" },
        { key: "films/z/story.txt", name: "story – 2.txt" },
      ]);
      client.middlewareStack.remove("commands");

      expect(commands).toContain("UploadPartCopyCommand");
      await files.download("films/z/everything.zip", join(folder, "everything.zip"));
      const unpacked = JSON.parse(
        execFileSync("python3", ["-c", unzip, join(folder, "everything.zip")], { encoding: "utf8" }),
      );
      expect(unpacked).toEqual({
        bad: null,
        files: [
          ["狐.mp4", createHash("sha256").update(film).digest("hex"), new Date().getUTCFullYear()],
          ["story – 2.txt", createHash("sha256").update("Es war einmal").digest("hex"), new Date().getUTCFullYear()],
        ],
      });
    },
  );

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

  it("leave nothing of a ZIP that cannot be packed", async () => {
    await writeFile(join(folder, "large.mp4"), randomBytes(11 * 1024 ** 2));
    await files.upload("films/y/video.mp4", join(folder, "large.mp4"), "video/mp4");
    await files.put("films/y/story.txt", "Es war einmal", "text/plain");
    client.middlewareStack.add(
      (next, { commandName }) =>
        (given) => {
          if (commandName === "UploadPartCopyCommand") throw new Error("The connection was reset");
          return next(given);
        },
      { step: "initialize", name: "faults" },
    );

    await expect(
      files.zip("films/y/everything.zip", [
        { key: "films/y/video.mp4", name: "video.mp4" },
        { key: "films/y/story.txt", name: "story.txt" },
      ]),
    ).rejects.toThrow("The connection was reset");
    client.middlewareStack.remove("faults");

    expect(await files.has("films/y/everything.zip")).toBe(false);
    const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: "films" }));
    expect(Uploads).toEqual([]);
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
