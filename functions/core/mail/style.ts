/** The colours of the site's light theme, for inline styles. */
export const light = {
  ground: "background-color:#f5f6f8;",
  primary: "background-color:#1c2333;color:#ffffff;border:1px solid #1c2333;",
  other: "background-color:#ffffff;color:#1c2333;border:1px solid #858d9e;",
} as const;

const letters = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";

export type Style = ReturnType<typeof styleOf>;

/** Inline styles. Mail programs do not know the logical properties of CSS, so the sides are named. */
export const styleOf = (direction: "ltr" | "rtl") => {
  const [start, end] = direction === "ltr" ? (["left", "right"] as const) : (["right", "left"] as const);
  return {
    start,
    end,
    mark: `${letters}padding:0 4px 16px;font-size:16px;font-weight:700;color:#161b26;`,
    tile:
      `display:inline-block;width:26px;height:26px;line-height:26px;margin-${end}:10px;border-radius:7px;` +
      "background-color:#1c2333;text-align:center;vertical-align:middle;",
    // A CSS triangle: needs no font and no image.
    play:
      "display:inline-block;margin-left:2px;border-style:solid;border-width:6px 0 6px 10px;" +
      "border-color:transparent transparent transparent #ffb938;vertical-align:middle;",
    card: "background-color:#ffffff;border:1px solid #d8dce4;border-radius:16px;overflow:hidden;",
    picture: "display:block;width:100%;max-width:560px;height:auto;border:0;",
    pad: "padding:32px;",
    heading: `${letters}margin:0 0 12px;font-size:24px;text-align:${start};line-height:1.3;font-weight:700;color:#161b26;overflow-wrap:anywhere;`,
    paragraph: `${letters}margin:0 0 20px;font-size:16px;line-height:1.55;color:#161b26;overflow-wrap:anywhere;`,
    code:
      "font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;margin:0 0 20px;padding:18px;" +
      "border-radius:12px;background-color:#eceef2;color:#161b26;font-size:32px;font-weight:700;" +
      "letter-spacing:6px;text-align:center;",
    label: `${letters}padding:10px 0;padding-${end}:12px;border-top:1px solid #d8dce4;font-size:14px;font-weight:400;color:#555e70;white-space:nowrap;vertical-align:top;`,
    value: `${letters}padding:10px 0;border-top:1px solid #d8dce4;font-size:14px;font-weight:600;color:#161b26;overflow-wrap:anywhere;`,
    button: `${letters}display:inline-block;margin:0 0 8px;margin-${end}:8px;padding:13px 22px;border-radius:10px;font-size:16px;font-weight:600;line-height:1.2;text-decoration:none;`,
    closing: `${letters}padding:16px 4px 0;font-size:13px;line-height:1.5;color:#555e70;overflow-wrap:anywhere;`,
  };
};

/** The dark theme, and the phone layout. */
export const dark = `
@media (prefers-color-scheme: dark) {
.ground { background-color: #12151c !important; }
.card { background-color: #1b202b !important; border-color: #343c4d !important; }
.text { color: #eef1f6 !important; }
.muted { color: #aab3c5 !important; }
.line { border-color: #343c4d !important; }
.code { background-color: #12151c !important; color: #eef1f6 !important; }
.tile { background-color: #ffb938 !important; }
.play { border-left-color: #221600 !important; }
.primary { background-color: #ffb938 !important; border-color: #ffb938 !important; color: #221600 !important; }
.other { background-color: #1b202b !important; border-color: #7d879b !important; color: #eef1f6 !important; }
}
@media (max-width: 480px) {
.pad { padding: 24px 20px !important; }
.primary, .other { display: block !important; margin: 0 0 10px !important; text-align: center !important; }
}
`;
