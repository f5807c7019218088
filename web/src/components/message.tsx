import type { ReactNode } from "react";

export type Tone = "success" | "error" | "note";
interface MessageProps {
  readonly tone: Tone;
  readonly children: ReactNode;
}

/** What the product has to say about what was just done. */
export const Message = ({ tone, children }: MessageProps) => (
  <div className={`message ${tone}`} role={tone === "error" ? "alert" : "status"}>
    {children}
  </div>
);
