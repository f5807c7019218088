export { titledText } from "@animation-agent/studio/writer";
