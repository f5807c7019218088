/** The build without subtitles, other audio tracks and encryption. hls.js declares the types of its whole build only. */
declare module "hls.js/light" {
  export * from "hls.js";
  export { default } from "hls.js";
}
