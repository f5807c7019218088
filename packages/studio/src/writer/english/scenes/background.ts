import type { Scene } from "./scene.ts";

type Kind = "child" | "adult" | "old" | "animal" | "thing" | "group" | "narrator";

/** Who the hero is, by what is drawn: told after the sentence that first names the hero. */
export const backgrounds: Readonly<Record<Kind, readonly Scene[]>> = {
  child: [
    [
      "{Hero} {was} the kind of {child} who kept string in one pocket and a plan in the other. The plans had mostly ended with a plaster on {his} knee, but {doing} was the best plan that {hero} had ever had.",
    ],
    [
      "Grown-ups said of {hero} that {he} asked too much; {hero} thought that they answered too little, above all when it came to {topic}. So {hero} had made it a rule to find things out by {himself}, and to ask afterwards whether {doing} had been allowed.",
    ],
    [
      "{Hero} {was} not the biggest {child} {there}, and not the fastest either. But when {hero} had set {his} mind on something, such as {topic}, it stayed there like a burr in a sock.",
    ],
    [
      "Until that day nothing much had ever happened to {hero}. {Hero} had once found a coin {there} and once lost a tooth, and that was all there was to tell. Compared with that, {doing} was something else entirely.",
    ],
  ],
  adult: [
    [
      "{Hero} {was} not somebody whom one noticed {there}. One day was like the other for {hero}, and nothing pointed to {topic}.",
    ],
    [
      "People {there} knew {hero} by the sound of {his} steps, always a little too fast, as though somebody were waiting. Nobody was waiting, not yet, and {topic} did not count.",
    ],
    ["The neighbours could not have said much about {hero}, and nothing at all about {hero} and {topic}."],
    ["{Hero} had hands that were never still, and lately they could not keep away from {topic}."],
  ],
  old: [
    [
      "{Hero} had seen a good many winters and forgotten most of them. “I am too old for surprises,” {hero} used to say {there}, but nobody had told {topic} about that.",
    ],
    [
      "In the mornings {hero} did everything in the same order: the kettle, the slippers, the window. {Hero} thought that all the large things in {his} life had already happened, and {topic} had not been among them.",
    ],
  ],
  animal: [
    [
      "{Hero} {was} rather small, even for {akind}, and had got used to being overlooked {there}. {Hero} knew the world mostly from below, and from below {topic} looked larger than it looked to others.",
    ],
    [
      "Other {kinds} did what {kinds} have always done, and at noon they lay down in the shade. {Hero} lay {there}, too, but with open eyes, and thought of {topic}.",
    ],
    [
      "“{Akind} does not do such things,” all the other {kinds} said, and they had a long list of them. {Hero} knew the list by heart; {doing} was not even on it.",
    ],
  ],
  thing: [
    [
      "Nobody had expected anything of the kind from {akind}. {Kinds} are supposed to stay where they are put, and not to think about {topic}. {Hero} had stayed {there} for a long time, too, and had looked closely at everything.",
    ],
    [
      "From outside one saw only {akind}. But now and then something inside {hero} went warm, most of all {there}, and most of all because of {topic}.",
    ],
  ],
  group: [
    [
      "*The {bare} did everything together, and that was why it always took so long. Whoever had an idea was told at once why it would not work, and with {doing} it was no different.",
    ],
    [
      "*If you met one of the {bare} {there}, the next was never far away. The {bare} finished each other's sentences and each other's soup, and about {topic} they had always been of one mind.",
    ],
    [
      "*People {there} could hardly tell the {bare} apart. Only when it came to {doing} one could see who was the brave one and who was the careful one, and that it takes both.",
    ],
  ],
  narrator: [
    [
      "I should say that I am quite an ordinary person, and that as a rule nothing happens to me that one could tell. That is why I remember every detail of {topic}.",
    ],
    [
      "You may believe me or not; most people do not when I tell them about {topic}. I have told it to my aunt, to my teacher and to the dog, and only the dog listened to the end.",
    ],
  ],
};
