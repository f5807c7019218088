import Button, { type ButtonProps } from "@cloudscape-design/components/button";
import Link, { type LinkProps } from "@cloudscape-design/components/link";
import { useFollow } from "../lib/use-follow.ts";

/** A link to another page of the site. It navigates without a page load. */
export const AppLink = ({ to, ...link }: Omit<LinkProps, "href" | "onFollow"> & { readonly to: string }) => (
  <Link {...link} href={to} onFollow={useFollow()} />
);

/** The same as a button. */
export const AppButton = ({ to, ...button }: Omit<ButtonProps, "href" | "onFollow"> & { readonly to: string }) => (
  <Button {...button} href={to} onFollow={useFollow()} />
);
