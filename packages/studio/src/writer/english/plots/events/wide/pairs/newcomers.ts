import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../../open/open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** A child is new among others and knows none of them. */
const newAndAlone: Story = {
  after: [
    [
      0,
      "=There was a row of hooks, with a name over each of them. The last one had no name yet. {Hero} hung up {his} jacket there. Then {he} read all the others, from left to right, because as long as one is reading nobody can see that one does not know where to go. ((Besides, {he} {was} {oddone}, and for that there was no hook at all. ))",
      "=It was twenty-three steps from the door to the last hook in the row. {Hero} had counted them. All the other hooks had a name over them. {He} read the names while {he} took off {his} jacket, and {he} took it off as slowly as that can be done. ((Besides, {he} {was} {oddone}, and that could be seen from every hook. ))",
    ],
    [
      1,
      "={He} had brought along a “hello”. {He} had tried it out at home, in front of the mirror, and it had been a good one. Now {he} waited until somebody was standing still. “Hello,” said {hero}. But just then the one in front walked on, and the “hello” met a wall.",
    ],
    [
      1,
      "=The next day {he} brought biscuits. That worked much better. They came at once, seven of them, and each took one and said “thanks”. Then they went back to where they had come from, chewing. {Hero} folded the empty paper, first in half and then in half again.",
    ],
    [
      1,
      "=“And? Have you got to know anybody?” {he} {was} asked at home. {Hero} thought about it. “I know twenty-two names,” said {hero}. That was true. {He} knew which of them had two t's, and which one had been written by somebody who was in a hurry. {He} only did not know who was who.",
    ],
    [
      0.5,
      "=Then they were to get together in twos. It went very quickly, as it does when all of them have known for a long time. When it was quiet again, everyone had somebody, and {hero} {was} standing there, looking at {his} shoes. One of the laces had come undone. That at least was something to do.",
    ],
  ],
  end: [
    [
      0,
      "=When {he} looked up from the lace, there was somebody else who had been left over, somebody from the very end of the row. They both looked at the floor. Then {hero} worked it out. There had been only one name that never had a jacket under it on the first day. {He} said it aloud, with both the t's. “How do you know that?” “It's over your hook,” said {hero}. “You were away. The rest have already laughed about my biscuits.”",
    ],
    [
      0.5,
      "=“What biscuits?” asked the other one. So those had to be told about, and the “hello” that met a wall, and it was quite funny when one told it to somebody. “Say it once more,” said the other one. “Properly. I'll stand still.” {Hero} said it. “Hello,” was the answer.",
    ],
    [
      0.7,
      "=There is a name over the last hook by now. Somebody has stuck a biscuit next to it, with a lot of tape. And when a new hook is put up in the row, there are two who stand in front of it on the first morning, quite still, and wait to be told hello.",
    ],
  ],
};

/** A child does not understand what the others say. */
const withoutWords: Story = {
  after: [
    [
      0,
      "=It was like standing outside in front of a window. {Hero} could see all of them talking, and nothing came through. {He} watched their mouths. There was one word that came more often than the others, and {he} wrote it on {his} hand, as it sounded. It was the first one. It was “wait”.",
      "={Hero} had words, a whole head full of them. There was only nobody here whom they would fit. So {he} put them away for the time being, and began to collect new ones. The first one {he} got was “careful”. Somebody had shouted it just before the ball came.",
    ],
    [
      1,
      "=To begin with {he} nodded. One can get quite far with nodding. {He} nodded at something, and they all cheered and put {him} in the goal. {He} nodded at something else, and got a second helping of spinach. After that {hero} nodded more carefully.",
    ],
    [
      1,
      "=The next thing {he} tried was hands. {He} showed a fish, and they guessed a boat. {He} showed it with more tail, and they guessed an aunt. They meant it well, all of them. But one can't show everything with one's hands, and least of all what one would have liked to say.",
    ],
    [
      1,
      "=In the evenings {he} spoke {his} own words to the ceiling, so that they did not get rusty. {He} told the ceiling about the spinach. The ceiling was a good listener. It only never laughed in the right place.",
      "=In the evenings {hero} told {mate} about the spinach, in {his} own words and very fast. It was good to be fast for once. “And what did you say to them?” asked {mate}. “Careful,” said {hero}. “I've got nothing else yet.”",
    ],
    [
      0.5,
      "=Then somebody told a joke. It was a long one, and at the end they fell over each other with laughing. {Hero} laughed as well, half a second too late, and one of them looked over and saw that it was not real. That was worse than the ball. ((At {art} one does not have to say anything, but one can't do {art} all day long. )){Hero} went and sat on the step with {his} back to them.",
    ],
  ],
  end: [
    [
      0,
      "=There were steps, and somebody sat down as well. It was the one who had seen it. That one pointed at the sky, and looked at {hero}, and waited. {Hero} did not understand. The finger pointed again. “Cloud?” said the other one, and then, with a hand behind the ear: “And yours?” ((They had asked {him} about {art}, with thumbs and whistles. ))Nobody had ever asked {him} for a word. {Hero} said it, in {his} own language, and quite softly. It came back, completely wrong.",
    ],
    [
      0.5,
      "={Hero} laughed, and this time it was on time. {He} said the word once more, slowly, and the other one tried it again, with a very crooked mouth. By then there were four of them on the step. Each wanted to have one: the shoe, the tree, the spinach. Spinach was the hardest. They practised it until they had to be called in.",
    ],
    [
      0.7,
      "=By now {hero} gets nearly all of the jokes. But if the ball comes flying there, they all shout one word, and it is not in any of their books. {Hero} brought it along. It means “careful”, and only one of them says it properly.",
    ],
  ],
};

/** A new child has found one friend. */
const firstFriend: Story = {
  after: [
    [
      0,
      "=That was on the first day. The second day was harder. {Hero} lay awake the night before and thought about it. A friend of one day((, even one like {friend},)) may have forgotten it by morning. Perhaps it had only been meant politely. There is no way to ask such a thing.",
      "=At home they wanted to know how it had been. “Fine,” said {hero}. {He} did not say any more than that. One day is not very long, and {he} did not want to talk it to pieces before it had become two.",
    ],
    [
      1,
      "=So {he} took precautions. {He} packed two apples, in case somebody wanted one. {He} thought up a question, in case there was a silence. And {he} practised a face for the case that nobody was there: it was the face of somebody who likes to be alone. {He} could not do it very well.",
      "=So {he} took precautions. {Hero} packed two apples, in case {mate} wanted one. {He} thought up a question, in case there was a silence. And {he} practised a face for the case that {mate} did not look up. {He} could not do it very well.",
    ],
    [
      1,
      "=In the morning {he} {was} far too early. {He} took the same place as the day before, because things should be where one has left them. Then the others came, in twos and threes, loudly and all at once. {Hero} looked at every single one of them. ((There was no {friend}. ))The right one was not there.",
    ],
    [
      0.5,
      "=It got later. {Hero} put on the face. It held for about a minute. After that {he} took out one of the apples, and turned it round, and put it away again. It is a strange thing. Before, {he} had only been alone. Now there was somebody missing.",
    ],
  ],
  end: [
    [
      0,
      "=It was already ringing when {he} looked round the corner, to the other side, where nobody ever went. There was somebody standing there, quite alone, with a very bad face for being alone. “Where have you been?” they both said. “You said, the same place as yesterday.” “This is the same place. We came out here.” They had been waiting for each other the whole time, with one wall in between.",
    ],
    [
      0.5,
      "={Hero} got out the apples((, and gave {friend} one)). It turned out that there were four of them now, because somebody else had packed two as well. They ate them standing up and were late. “What would you have asked?” {he} {was} asked. “When?” “If there had been a silence.” {Hero} tried to remember. There had not been one yet.",
    ],
    [
      0.7,
      "=They are not new any more, neither the one nor the other. But on every first day of a year they go round to the side where nobody ever goes, with an apple each, and look whether there is somebody with a bad face.",
    ],
  ],
};

/** Somebody is overlooked by all. */
const overlooked: Story = {
  after: [
    [
      0,
      "=At first {hero} took it for a mistake. {He} said “good morning”, rather loudly, and it fell to the floor. {He} stood in front of an automatic door, and it stayed shut. {He} waved at it with both arms. A cat came along, and it opened for the cat.",
      "=There were small signs. {Hero} said something, and the others went on talking, as one does when a fly has gone by. {He} sat down somewhere, and somebody put a bag on {his} knees. “Excuse me,” said {hero}. The bag was not taken away.",
    ],
    [
      1,
      "=So {he} tried it with noise. {He} dropped a tray, and they all looked at the tray. {He} sang, and somebody shut the window. After that {hero} put on the reddest thing that {he} could find. “What a lovely red,” somebody said, and hung a coat over it.",
    ],
    [
      1,
      "=Then {he} tried it the other way. If nobody was going to notice {him}, {he} could at least be of use. {He} put straight what was crooked. {He} picked up what had been lost, and laid it where it was looked for. “There it is,” they said. “How odd. I've looked here three times.”",
    ],
    [
      1,
      "=It has its good sides, {he} told {himself}. Nobody pushed in front of {him}, because nobody knew that there was a queue. {He} could stand as long as {he} liked, and watch the people. In that way {he} knew by now who cheats at cards, and who cries at the onions without any onions.",
    ],
    [
      0.5,
      "=But in the evening there is the question of who one tells it to. {Hero} had seen something funny, really funny, and had turned round to the others with {his} mouth already open. There were four of them. They were looking right through {him} at the clock. {Hero} shut {his} mouth again.",
    ],
  ],
  end: [
    [
      0,
      "=“What was so funny?” asked a voice from below. It belonged to a small child with a very large ice cream. {Hero} looked behind {him}. There was no one there. “You mean me?” “You were going to say something,” said the child. “Then you didn't. I've been waiting.” {Hero} told it, from the beginning. The child laughed so much that the ice cream fell off.",
    ],
    [
      0.5,
      "=It fell on a shoe, and the shoe belonged to one of the four. “Who was that?” “It was because of the joke,” said the child, and pointed. They followed the finger. It took them a while, as when one looks for a star. “Oh,” said one of them, “how long have you been here?” “Quite long,” said {hero}. “You cheat at cards, by the way.”",
    ],
    [
      0.7,
      "=It still happens that a door stays shut. {Hero} doesn't wave at it any more. {He} waits until somebody comes along, and asks them to go first. And where {he} sees somebody with their mouth half open, {he} stops and says: “What was so funny?”",
    ],
  ],
};

const SCHOOL =
  "school|class|classroom|grade|team|club|choir|kindergarten|nursery|group|course|camp|lunch|playground|boarding school|pupils?|ballet";
const NEW = "new|newcomer|moved?|moves|came to|started|joined|arrived|from";

/** Somebody is new among others, or is overlooked by them. */
export const newcomers: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("ghosts?|mermaid|detective|only pupil|teacher")}(?<pal>(?:(?:she|he) and [A-Z][a-z]+ )?(?:made (?:a|one|her first|his first) (?:new )?friend|made friends|found a friend|met (?:an?|another|the) (?:[a-z]+ )?(?:girl|boy|child|kid|pupil|classmate)|(?:discover(?:ed)?|found out|noticed|realised|realized) (?:that )?(?:they|both)|[^.]*sat down (?:beside|next to) (?:him|her))\\b[^.]*)`,
    ),
    idea: new RegExp(
      `(?=[\\s\\S]*\\b(?:${NEW}|first day)\\b)(?=[\\s\\S]*\\b(?:${SCHOOL}|town)\\b)(?:[\\s\\S]*?\\b(?:girl|boy) (?:named|called) (?<friend>[A-Z][a-z]+)[^A-Za-z]*[.]?$)?`,
    ),
    ...firstFriend,
    of: "young",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("ghosts?|mermaid|detective|animals|dog|cat")}(?:nobody|no one|not|hardly|never|none of (?:them|the others))(?: one of them)?(?: could)? (?:spoke|speak|understood|understand|understanding|knew|know) (?:her|him|them|me|a (?:single )?word|the language|any(?:thing)?|what|english|german|french|spanish|swedish|the others|it)\\b[^.]*|(?:spoke|speaks) (?:no|only|another|a different|not a word of|hardly any) [a-z]+[^.]*`,
    ),
    idea: new RegExp(
      `(?=[\\s\\S]*\\b(?:${SCHOOL})\\b)(?:[\\s\\S]*\\b(?:amazing|great|good|brilliant|best) at (?<art>[a-z ]+))?`,
      "i",
    ),
    ...withoutWords,
    of: "young",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("ghosts?|mermaid|detective|sheriff|goat|alien|dragon|witch|vampire|twins?|teacher|speaks?|spoke|language|draw\\w*|pretend\\w*")}(?:(?:was|is|were) (?:the )?(?:only )?new (?:in|at|to|here|there)\\b(?:[^.]*? and (?<oddone>the only one [^.]*))?[^.]*|(?:came|started|moved|transferred|went|changed|arrived)(?: [a-z]+)? (?:to|at|in) (?:an?|the|his|her) (?:new |tiny |big |small |strange )?(?:school|class|town|boarding school|kindergarten|village|city)\\b[^.]*|(?:nobody|no one)(?: [a-z]+){0,3}? (?:wanted to (?:be friends|play|sit)|talked to|spoke to|sat (?:next to|with|beside)|played with|knew|liked|noticed) (?:with |next to )?(?:her|him)\\b[^.]*|(?:had|has|have) no friends?\\b[^.]*|did not (?:know|have) (?:anyone|anybody|any friends|a single friend)\\b[^.]*|(?:sat|ate|stood|eats|spent)[^.]* alone\\b[^.]*)`,
    ),
    idea: new RegExp(`(?=[\\s\\S]*\\b(?:${NEW}|alone)\\b)(?=[\\s\\S]*\\b(?:${SCHOOL})\\b)`, "i"),
    ...newAndAlone,
    of: "young",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("danced|died|alien|baby|signs?|film|movie|world|stolen|murder\\w*|theft|secret|disappear\\w*|missing|sick|understood|days")}(?:every(?:body|one)(?: else| in [a-z ]+?)? (?:had|has) forgotten (?:him|her|them)|(?:nobody|no one)(?: else| ever| in the [a-z]+)? (?:noticed|saw|sees|heard|hears|listened to|remembered|looked at|could see|could hear|can see|paid attention to) (?:him|her|them)|(?:was|were) (?:always )?(?:overlooked|invisible|ignored)|(?:became|turned) invisible)\\b[^.]*`,
    ),
    ...overlooked,
    of: "people",
  }),
];
