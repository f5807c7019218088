import Box from "@cloudscape-design/components/box";
import Container from "@cloudscape-design/components/container";
import { AppButton } from "../../components/app-link.tsx";
import { OpenBook } from "../../components/drawings.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { text } from "./text.ts";

/** Explains how to make the first film, if there is none. */
export const FirstStory = () => (
  <Container>
    <EmptyState
      title={text.pitch}
      drawing={<OpenBook />}
      action={
        <AppButton to="/create-task" variant="primary">
          {text.firstStory}
        </AppButton>
      }
    >
      <ol className="ways">
        {text.ways.map(([what, how]) => (
          <li key={what}>
            <Box fontWeight="bold" color="inherit">
              {what}
            </Box>
            {how}
          </li>
        ))}
      </ol>
    </EmptyState>
  </Container>
);
