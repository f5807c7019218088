import { guideText as text } from "./text.ts";

/** Downloads the documentation: the published file, or the generated text if it is missing. */
export const downloadGuide = async (made: string): Promise<void> => {
  const markdown = (await published()) ?? made;
  const address = URL.createObjectURL(new Blob([markdown], { type: "text/markdown" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = text.file;
  link.click();
  URL.revokeObjectURL(address);
};

const published = async (): Promise<string | undefined> => {
  const answer = await fetch(`/${text.file}`).catch(() => undefined);
  // Some hosts answer with index.html for a missing file.
  if (!answer?.ok || answer.headers.get("content-type")?.includes("html")) return undefined;
  return answer.text();
};
