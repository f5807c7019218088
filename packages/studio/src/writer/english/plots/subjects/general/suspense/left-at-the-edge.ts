import { phrase } from "../../phrase.ts";
import { role, story } from "../../subject-story.ts";

const ANIMALS =
  "cat|dog|horse|pony|hamster|rabbit|hen|goat|donkey|parrot|guinea pig|turtle|tortoise|goldfish|fish|mouse|snail|puppy|kitten|cow|sheep|lamb|duck|hedgehog|frog|bird|owl|crow|spider|teddy|teddy bear|doll|toy|stuffed rabbit|tree|plant|cactus";

/** Stories of those who may not join in, and of those who do not dare to speak. */
export const leftAtTheEdge = [
  story({
    says: [
      phrase("(?:wanted|wants|longed|wished|would love|asked|tried|begged|was dying) to <aim:doing>"),
      phrase(
        "but (?:all )?<others:somebody> (?:in [^.,]*? |of [^.,]*? )?(?:always |only |all |just |kept )?(?:said|says?|told|thought|think|saying|did not let|do not let|does not let|would not let|will not let|never let|won[’']t let|refused?|laughed at|sent (?:him|her|them) away|did not want (?:him|her|them))",
      ),
      /\b(?:no|too (?:small|little|young|slow|short|weak|clumsy|big)|let (?:him|her|them)|girls?|boys? (?:can|could|do|did)|not allowed|can(?:['’]t| ?not)|could not|sent|refused?|want(?:ed)? (?:him|her|them)|laughed at)\b/i,
    ],
    unless:
      /\b(?:doctor|boss|king|queen|judge|police|teacher (?:said|says)|wedding|marry|pet|puppy|sick|ill|hospital|moon|school|become|learn to fly|fly)\b/i,
    of: "young",
    after: [
      "{Hero} had thought about it all week. {He} wanted to {aim}, and {he} had even practised how to ask. But {others} did not think about it for longer than it takes to blink. And that was that. {Others} turned round and carried on without {him}.",
      "{Hero} did not run home. {He} sat down at the edge, as near as {he} could, put {his} chin on {his} fists and watched {others}. Looking was not forbidden. So {hero} looked at everything: how to start, how to stop, and what to do when it goes wrong.",
      "+ On the next day {hero} was there again, and on the day after that. “Are you still here?” asked {others}. “I'm only looking,” said {hero}. And in the evening, all alone, {he} tried out what {he} had seen. First {he} fell over. Then {he} only stumbled.",
      "Then came a day when nothing went right for {others}. {Othershe} tried it once, and {othershe} tried it again, and each time it got worse. {Hero} saw at once what was wrong. From the edge you can see things that nobody sees from the middle.",
    ],
    end: [
      "“Stop!” called {hero}, and jumped up. “I know what it is!” {Others} turned round and stared. But {hero} was already there. With shaking legs {he} showed {others} what {he} meant, once slowly and once fast. And then it was very quiet, because it worked.",
      "“Where did you learn that?” asked {others}. “Here,” said {hero}. “From you. I've watched every single time.” {Others} looked across to the edge. In the place where {hero} always sat, the ground was worn quite flat.",
      "“Sorry,” said {others}. “Come on. Not there. Here, in the middle.” And so at last {hero} was allowed to {aim}. {He} did not do everything right. Once {he} fell flat on {his} nose. It was {others} who pulled {him} up, and then it simply went on.",
      "After that nobody asked whether {hero} might join in. And one day somebody very small sat at the edge, with chin on fists, and watched. {Hero} saw it at once, and waved with both arms. “Come over here!” called {hero}. “You've looked long enough.”",
    ],
  }),
  story({
    says: [
      /\b(?:(?:only|just) (?:ever )?(?:spoke|speaks|talked|talks|whispered|whispers) (?:to|with)|(?:spoke|speaks|talked|talks) (?:only )?to (?:nobody|no one|none) (?:but|except)|(?:spoke|speaks|talked|talks) only (?:to|with)|(?:did not|would not|does not|never) (?:speak|talk|spoke|talked) to anyone (?:but|except))\b/i,
      role("beast", ANIMALS),
    ],
    unless: /\b(?:teacher|old man|old woman|widow\w*|king|robot|ghost|language of)\b/i,
    of: "young",
    after: [
      "It was not that {hero} had nothing to say. {He} had a great deal to say, all day long. But when somebody looked at {him}, the words ran down inside and hid somewhere near {his} stomach. Only with {beast} they came out by themselves.",
      "“What's your name?” people asked, and {hero} looked at {his} shoes. “Lost your tongue?” they asked. {Hero} waited until they had gone. Then {he} leaned close to {beast} and told it all: what {he} would have answered, and what {he} thought of their question.",
      "+ {Beast} was good at listening. {Beast} never said “Speak up!” and never finished a sentence for {him}. Some of the stories that {hero} told were very long. {Beast} had heard every one of them, and knew all the endings.",
      "Then one afternoon {beast} was gone. {Hero} looked in all the places, the good ones and the silly ones. {He} ran out into the street. There were people everywhere who might have seen {beast}. And not one of them could know, unless somebody asked.",
    ],
    end: [
      "{Hero} stood in front of a girl with a red bicycle and opened {his} mouth. Nothing came. {He} thought of {beast}, alone somewhere, and waiting. “Have you,” whispered {hero}, “have you seen {beast}?” It was the first thing that {he} had ever asked anybody. “No,” said the girl. “But I've got a bell. Come on!”",
      "They asked at every door. The girl rang her bell, and {hero} did the talking. By the third door {he} hardly whispered any more, and by the tenth {he} was calling out loud. And behind the tenth door, under a table, as if nothing had happened, was {beast}.",
      "{Hero} pressed {his} face against {beast} and scolded, laughed and explained, all at once. Then {he} noticed that everybody could hear it. They had come out of their houses. “What a lovely voice,” said an old neighbour. {Hero} went red. But the words did not run away.",
      "{Hero} still tells {beast} everything first. But some evenings the girl with the bicycle sits there too and listens, and then {beast} has to move over a little. And when {hero} stops in the middle, the girl says, “And then?” So {he} goes on.",
    ],
  }),
].flatMap((each) => (each.of === "young" ? [each, { ...each, of: "creatures" as const }] : [each]));
