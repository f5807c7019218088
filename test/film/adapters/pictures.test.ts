import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { layeredPictureFiles } from "#functions/adapters/pictures/layered-picture-files.ts";
import { originMark } from "#functions/adapters/shared/origin-mark.ts";
import type { LayeredPicture, Sprite } from "#functions/core/media/ports.ts";

const plain = (x: number, y: number, width: number, height: number, rgba: readonly number[]): Sprite => ({
  x,
  y,
  width,
  height,
  rgba: Uint8Array.from(Array.from({ length: width * height }, () => rgba).flat()),
});
const sky = plain(0, 0, 8, 6, [10, 20, 200, 255]);
const open = plain(6, 4, 4, 4, [250, 0, 0, 255]);
const shut = plain(6, 4, 4, 4, [0, 0, 0, 128]);
const picture: LayeredPicture = {
  width: 8,
  height: 6,
  layers: [
    { depth: 0.25, rate: 0, travel: { x: 0, y: 0 }, frames: [sky] },
    { depth: 1, rate: 8, travel: { x: -12, y: 0 }, frames: [open, open, shut] },
  ],
};

describe("a layered picture in a file", () => {
  it("is unpacked with identical pixels", async () => {
    const { layers, ...size } = await layeredPictureFiles.unpack(await layeredPictureFiles.pack(picture));

    expect(size).toEqual({ width: 8, height: 6 });
    expect(layers.map(({ frames, ...layer }) => layer)).toEqual(picture.layers.map(({ frames, ...layer }) => layer));
    for (const [at, { frames }] of layers.entries())
      expect(frames.map(({ rgba, ...box }) => ({ ...box, rgba: [...rgba] }))).toEqual(
        picture.layers[at]?.frames.map(({ rgba, ...box }) => ({ ...box, rgba: [...rgba] })),
      );
  });

  it("keeps whose mouth a layer has", async () => {
    const mouth = { of: "hero", shapes: 3 };
    const speaking = { ...picture, layers: picture.layers.map((layer) => ({ ...layer, mouth })) };

    const { layers } = await layeredPictureFiles.unpack(await layeredPictureFiles.pack(speaking));

    expect(layers.map((layer) => layer.mouth)).toEqual([mouth, mouth]);
  });

  it("is flattened to a PNG that says how it was made, if that is given, with the same pixels", async () => {
    const plain = await layeredPictureFiles.flatten(picture);
    const marked = await layeredPictureFiles.flatten(picture, {
      title: "Fox & owl",
      source: "trainedAlgorithmicMedia",
    });

    const { format, xmp } = await sharp(marked).metadata();
    expect(format).toBe("png");
    expect(xmp?.toString()).toContain("http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia");
    expect(xmp?.toString()).toContain("Fox &amp; owl");
    // The keyword under which the XMP specification puts the packet into a PNG.
    expect(Buffer.from(marked).includes("XML:com.adobe.xmp")).toBe(true);
    expect((await sharp(plain).metadata()).xmp).toBeUndefined();
    expect(await sharp(marked).raw().toBuffer()).toEqual(await sharp(plain).raw().toBuffer());
  });

  it("has a tile of few bytes, in its own proportions, that says how the picture was made", async () => {
    const noise = sharp({
      create: { width: 1080, height: 1920, channels: 3, background: "#000", noise: { type: "gaussian", sigma: 60 } },
    });
    const xmp = originMark({ title: "Fox", source: "algorithmicMedia" });

    const tile = await layeredPictureFiles.tile(await noise.withXmp(xmp).png().toBuffer());

    const { format, width, height, xmp: mark } = await sharp(tile).metadata();
    expect([format, width, height, mark?.toString()]).toEqual(["webp", 360, 640, xmp]);
    expect(tile.length).toBeLessThan(90_000);
  });

  it("stores a frame that a cycle repeats only once", async () => {
    const { layers } = await layeredPictureFiles.unpack(await layeredPictureFiles.pack(picture));

    const [first, second, third] = layers[1]?.frames ?? [];
    expect(first).toBe(second);
    expect(first).not.toBe(third);
  });

  it("is flattened to its first frames, also if a layer extends beyond its edge", async () => {
    const { data, info } = await sharp(await layeredPictureFiles.flatten(picture))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });

    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
    expect([info.width, info.height]).toEqual([8, 6]);
    expect(at(0, 0)).toEqual([10, 20, 200]);
    expect(at(7, 5)).toEqual([250, 0, 0]);
  });
});
