import { createCanvas, GlobalFonts, loadImage } from "@napi-rs/canvas";
import { samplePicture } from "./picture.ts";

GlobalFonts.registerFromPath("node_modules/@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf", "Card");

/** The picture of link previews: the sample scene with the product's name and what it does. A JPEG of 1200 x 630. */
export const socialCard = async (): Promise<Buffer> => {
  const canvas = createCanvas(1200, 630);
  const context = canvas.getContext("2d");
  const picture = await loadImage(Buffer.from(await samplePicture("Japanese Ghibli-inspired Style")));
  const scale = Math.max(1200 / picture.width, 630 / picture.height);
  context.drawImage(picture, 1200 - picture.width * scale, 0, picture.width * scale, picture.height * scale);
  const shade = context.createLinearGradient(0, 300, 0, 630);
  shade.addColorStop(0, "rgba(24, 20, 17, 0)");
  shade.addColorStop(0.55, "rgba(24, 20, 17, 0.85)");
  shade.addColorStop(1, "rgba(24, 20, 17, 0.95)");
  context.fillStyle = shade;
  context.fillRect(0, 0, 1200, 630);
  context.fillStyle = "#ffc266";
  context.font = "34px Card";
  context.fillText("Animation Agent", 64, 490);
  context.fillStyle = "#faf7f2";
  context.font = "58px Card";
  context.fillText("Write one sentence. Watch it as a film.", 60, 566, 1080);
  return canvas.toBuffer("image/jpeg", 82);
};
