import Button, { type ButtonProps } from "@cloudscape-design/components/button";
import { useFollow } from "../lib/use-follow.ts";

/** A link to another page of the site that looks like a button. */
export const AppButton = ({ to, ...button }: Omit<ButtonProps, "href" | "onFollow"> & { readonly to: string }) => (
  <Button {...button} href={to} onFollow={useFollow()} />
);
