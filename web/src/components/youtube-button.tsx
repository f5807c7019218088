import Button from "@cloudscape-design/components/button";

interface YoutubeButtonProps {
  /** Without an id nothing is rendered. */
  readonly id: string | undefined;
  readonly label?: string;
  readonly variant?: "normal" | "inline-link";
}

/** Opens the published film on YouTube. */
export const YoutubeButton = ({ id, label = "YouTube", variant = "normal" }: YoutubeButtonProps) =>
  id && (
    <Button
      href={`https://www.youtube.com/watch?v=${encodeURIComponent(id)}`}
      target="_blank"
      iconAlign="right"
      iconName="external"
      variant={variant}
    >
      {label}
    </Button>
  );
