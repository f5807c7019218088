import Button from "@cloudscape-design/components/button";

interface YoutubeButtonProps {
  /** Nothing is shown of a film that is not there. */
  readonly id: string | undefined;
  readonly variant?: "normal" | "inline-link";
}

/** Goes to where a film was published. */
export const YoutubeButton = ({ id, variant = "normal" }: YoutubeButtonProps) =>
  id && (
    <Button
      href={`https://www.youtube.com/watch?v=${encodeURIComponent(id)}`}
      target="_blank"
      iconAlign="right"
      iconName="external"
      variant={variant}
    >
      YouTube
    </Button>
  );
