import AnchorNavigation from "@cloudscape-design/components/anchor-navigation";
import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import Container from "@cloudscape-design/components/container";
import Grid from "@cloudscape-design/components/grid";
import Header from "@cloudscape-design/components/header";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { apiGuide } from "#contract/guide/api-guide.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { useUser } from "../../lib/session.ts";
import { downloadGuide } from "./download-guide.ts";
import { anchorOf, Markdown } from "./markdown.tsx";
import { guideText as text } from "./text.ts";

/** The API documentation with the user's own ids. */
export const DocumentationTab = () => {
  const { id: userId } = useUser();
  const guide = apiGuide({ host: window.location.origin, userId, key: "YOUR_API_KEY" });
  // The first line is the title, which the page shows itself.
  const body = guide.replace(/^# .*\n/, "");
  const sections = [...body.matchAll(/^(##|###) (.+)$/gm)].map(([, mark = "", heading = ""]) => ({
    text: heading,
    href: `#${anchorOf(heading)}`,
    level: mark.length - 1,
  }));
  return (
    <Container
      header={
        <Header
          variant="h2"
          actions={
            <SpaceBetween direction="horizontal" size="xs">
              <Button href="/documentation.html" target="_blank" iconName="external" iconAlign="right">
                {text.html}
              </Button>
              <CopyButton what="Markdown" value={guide} label={text.copy} />
              <Button iconName="download" onClick={() => void downloadGuide(guide)}>
                {text.download}
              </Button>
            </SpaceBetween>
          }
        >
          {text.title}
        </Header>
      }
    >
      <Grid gridDefinition={[{ colspan: { default: 12, m: 3 } }, { colspan: { default: 12, m: 9 } }]}>
        <div className="guide-contents">
          <Box variant="awsui-key-label">
            <span id="guide-title">{text.contents}</span>
          </Box>
          <AnchorNavigation anchors={sections} ariaLabelledby="guide-title" />
        </div>
        <Markdown>{body}</Markdown>
      </Grid>
    </Container>
  );
};
