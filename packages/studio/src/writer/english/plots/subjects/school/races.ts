import { role, type SubjectStory, story, type WrittenStory } from "../subject-story.ts";

/** Lines that play in the water, with their pictures in this one. */
const wet = (place: string, lines: WrittenStory["after"]): WrittenStory["after"] =>
  lines.map((each) => (typeof each === "string" ? dipped(place, each) : each.map((line) => dipped(place, line))));
const dipped = (place: string, line: string): string => line.replace("@water", `@${place}`);

/** The story of one who is afraid of the water, at a pool or elsewhere. */
const learnsToSwim = (place: "pool" | "lake" | "sea" | "river", where: RegExp): SubjectStory =>
  story({
    says: [
      /\b(?:afraid|scared|fear|terrified|can['’]t|cannot|could not|couldn't|never learned|never learnt|doesn't know how|did not know how|learn\w*|nervous|only one (?:in|who))\b/i,
      /\b(?:swim\w*|swam|water|pool|deep end)\b/i,
      where,
    ],
    unless:
      /\b(?:pirate|captain|fish|penguin|duck|mermaid|shark|frog|robot|drown\w*|retired|fjord|widow|whale|otter|hippo|seal|boat|raft|\b[4-9]\d\b|cat|dog|mask|spider)\b/i,
    may: [
      role(
        "ally",
        "swimming teacher|teacher|coach|lifeguard|grandpa|grandfather|grandad|grandma|grandmother|brother|sister|father|dad|mother|mum|mom|best friend|friend|uncle|aunt",
      ),
    ],
    of: "people",
    after: wet(place, [
      "@water(hero stand) The water was green, and it was never still. {Hero} could stand at the edge for as long as you liked. {He} could hold {his} toe in. But as soon as it reached {his} tummy, something in {him} said no, in a very small and very clear voice, and then {his} legs walked backwards up the steps.",
      [
        "@water(hero sit, ally sit) “We don't have to go in,” said {theally}. “We can just sit here.” So they sat on the edge, side by side, with their feet in the water, and talked about other things, about noses and about what snails think. When they got up, {hero} was wet up to the knees. {He} had not noticed it happen.",
        "@water(hero sit) So {hero} did not go in. {He} only sat on the edge, with {his} feet in the water, and thought about other things, about noses, and about what snails think. When {he} got up, {he} was wet up to the knees. {He} had not noticed it happen.",
      ],
      "@water(hero stand) The next time it was the tummy. {Hero} held on to the rail with both hands and blew bubbles, and the voice said no, no, no, but it could not be heard so well with all the bubbles. Someone jumped in nearby, and a wave went up {hero's} nose. {He} coughed, and was out and in {his} towel before the wave was.",
      "+ @kitchen(hero stand) At home {he} practised in the washing-up bowl. Face in, count, face out. At three it was dark and loud. At five it was only loud. At nine {he} heard {his} own heart in there, and it did not sound as if it was frightened. It sounded busy.",
      [
        "@water(hero talk, ally talk) “What does it say, that voice?” asked {theally}. “It says no.” “And what do you say to it?” {Hero} had never thought of answering. “I could say: thank you, I've heard you,” said {hero}. “Try it,” said {theally}, and let go of {hero's} hand, but only as far as a finger's breadth.",
        "@water(hero stand) “You again,” {hero} said to the voice the next day, quite politely. It was the first time that {he} had answered it. “Thank you. I've heard you.” The voice was so surprised that it said nothing. {Hero} used the silence, and went down one more step, and then there were no more steps.",
      ],
    ]),
    end: wet(place, [
      "@water(hero swim) {Hero} lay down on the water, as you lie down on a bed that belongs to a stranger. It gave way. It came up round {his} ears. No, said the voice. “Thank you,” said {hero}. And then {he} felt it: a big cool hand, all along {his} back. It had been there the whole time. You only had to lie down on it.",
      "+ @water(hero swim) One stroke, two strokes. It did not look elegant. It looked like a beetle in a saucer. But the wall came nearer, and it was {hero} who made it do so. When {he} knocked against it with {his} fingers, {he} wanted to shout, and swallowed half of the water. “Again!” {he} spluttered.",
      [
        "@water(hero talk, ally talk) {Theally} had run along beside {him} with the towel the whole way, in shoes. The shoes were full. “Did you see that?” cried {hero}. “I saw it,” said {theally}, and poured a shoe out. “I'd have come in, you know. But you didn't need me.”",
        "@water(hero swim) A small boy was standing on the top step, in armbands, and did not want to go in. “It's cold and it's deep,” he said. {Hero} swam up to him. “That's right,” {he} said. “Shall we just sit here for a bit?”",
      ],
      "@water(hero swim) The water is green and never still. {Hero} lies in the middle of it with spread arms and looks at the sky. Now and then the small voice still says something. “Thank you,” says {hero}, and stays lying there.",
    ]),
  });

/** Stories of races on foot and in the water. */
export const races = [
  learnsToSwim("sea", /\b(?:sea|ocean|beach|bay|waves)\b/i),
  learnsToSwim("lake", /\b(?:lake|pond)\b/i),
  learnsToSwim("river", /\briver\b/i),
  learnsToSwim(
    "pool",
    /\b(?:pool|lesson|school|class|teacher|swimming|coach|lake|sea|grandpa|grandfather|friend|test|badge|competition|deep end|race)\b/i,
  ),
  story({
    says: [
      /\b(?:race|sports day|running|runner|sprint|marathon|cross-?country|relay|athletics|track team|sack race|egg and spoon|egg-and-spoon|three-legged)\b/i,
      /\b(?:slow\w*|last|never (?:won|wins)|worst|can't run|cannot run|clumsy|smallest|fat|asthma|always loses|always lost|not fast)\b/i,
      /\b(?:school|sports day|class|boy|girl|coach|kid|team|children|friends?|competition|village|teen\w*|\d{1,2})\b/i,
    ],
    unless:
      /\b(?:tortoise|hare|snail|turtle|horse|car|kart|bike|bicycle|donkey|robot|husband|widow|desert|letters|boat|sailor|cycl\w+|camel|spoke|swim\w*|pool|prosthe\w+|wheelchair|one leg|barefoot|shoes)\b/i,
    of: "people",
    after: [
      "@meadow(hero run) When {hero} ran, {he} ran with everything {he} had, with arms and elbows and ears. It just did not get {him} very far. The others were always done already and stood about with their hands on their hips, and somebody said: “Come on, we want to go home.”",
      "@river.dawn(hero run) All the same {he} went out every morning, while it was still grey. The milkman saw {him}, and a cat. Up to the bridge and back, that was the way. On the first day {he} had to sit down on the bridge. On the tenth day {he} only touched it. The cat began to come along a bit, and then it overtook {him}.",
      [
        "@river(hero talk, mate talk) “Am I getting any faster?” asked {hero}. {Talker} looked at the watch for quite some time. “You don't get slower,” {talker} said. “The others do, after a while. You're exactly as fast at the end as at the beginning.” It was not much. But {hero} took it with {him} and thought it over on the bridge.",
        "+ @river.dawn(hero run) “Am I getting any faster?” {hero} asked the milkman. He thought about it. “No,” he said. “But you don't get slower, either. I've seen a lot of people run past here, and you're the only one who looks on the way back as on the way out.”",
      ],
      "@meadow(hero run) Then it was the day. There was chalk on the grass, and there were flags. The gun went off, and they all flew away like a flock of starlings, and {hero} was alone with the grass. At the first bend {he} saw their backs. At the second there was only a bit of dust. People had turned to the lemonade already.",
    ],
    end: [
      "@meadow(hero run) But starlings don't fly straight on. Behind the barn the first one sat with a stitch in his side. On the hill two of them stood bent over and had gone green. “You're too fast for yourselves,” said {hero} as {he} went by, elbows and ears, just as fast as at the start. One place, and another, and another.",
      "@meadow(hero run) On the last straight there was only one in front, the best of them all, and she was limping. A stone was in her shoe, or worse. She looked round, and there was fear in her face. {Hero} came up beside her. {He} could hear how she breathed. “Left, right,” said {hero}, “just with me. Left, right.” She grabbed {his} elbow.",
      "+ @meadow(hero stand) They crossed the line side by side. The man with the stopwatch pressed it and looked at it, and shook it. For the lemonade people it had all gone too quickly for once. “Who was first?” they asked. The best of them all pointed at {hero}. {Hero} pointed at her. They were too much out of breath to argue.",
      "@river.dawn(hero run) At the bridge there are two of them in the mornings now, and the cat. They touch the stone and turn back. On the way home they are exactly as fast as on the way out.",
    ],
  }),
  story({
    says: [
      /\b(?:race|sports day|running|runner|sprint|marathon|cross-?country|relay|athletics|competition|championships?|final|r[au]n against|runs? against)\b/i,
      /\b(?:best friends?|rivals?|twin|sister|brother|opponent|competitor|friend)\b/i,
      /\b(?:falls?|fell|hurt|injur\w+|trip(?:s|ped)|twist\w*|stop(?:s|ped)? to help|help(?:s|ed)? (?:him|her)|against each other|same race|must choose|has to choose|had to choose)\b/i,
    ],
    unless: /\b(?:horse|car|kart|bike|bicycle|donkey|robot|boat|sailor|murder\w*|husband)\b/i,
    may: [
      role(
        "rival",
        "best friend|biggest rival|rival|twin sister|twin brother|twin|sister|brother|opponent|competitor|friend",
      ),
    ],
    of: "people",
    after: [
      [
        "@stadium(hero stand, rival stand) They had trained on the same track the whole summer, {hero} and {therival}, and each of them knew the other's steps by sound. {Therival} was the faster one at the start. {Hero} had the longer breath. “May the better one win,” they said, and shook hands, and each of them was quite sure who that was.",
        "@stadium(hero stand) They had trained on the same track the whole summer, and each knew the other's steps by sound. “May the better one win,” they said, and shook hands, and each of them was quite sure who that was.",
      ],
      "+ @bedroom(hero look) {Hero} had wanted this for so long. {He} had drawn the finish into {his} exercise books, with a ribbon across. {He} had eaten porridge for it, and got up in the rain. There was a place on the shelf between the books, where the cup was to stand. It was dusted every day.",
      "@stadium(hero run, rival run) The gun cracked. For the first half they ran in one bunch, and there was nothing but breath and shoes. Then it stretched, and in front there were only two. The noise from the stands was like a wall on both sides. {Hero} saw the ribbon. It was white, and exactly as {he} had drawn it.",
      [
        "@stadium(hero look, rival sit) Then one of the two sounds was missing. {Hero} noticed it at once. {He} knew that step so well that the gap was like a shout. {He} looked round. {Therival} lay on the track, with both hands round one foot, and tried to get up, and could not. It was thirty metres to the ribbon. Behind, the others were coming.",
        "@stadium(hero look) Then one of the two sounds was missing. {Hero} noticed it at once. {He} knew that step so well that the gap was like a shout. {He} looked round, and saw somebody lying on the track, with both hands round one foot. It was thirty metres to the ribbon. Behind, the others were coming.",
      ],
    ],
    end: [
      [
        "@stadium(hero walk, rival walk) It's strange how much you can think in one second. {Hero} thought of the shelf. {He} thought of the rain. Then {he} turned round and ran the wrong way. “Are you mad?” shouted {therival}. “Run!” “I am running,” said {hero}, and took {rival's} arm across {his} shoulders. “You'd have the longest face all winter. Come on. Hop.”",
        "@stadium(hero walk) It's strange how much you can think in one second. {Hero} thought of the shelf. {He} thought of the rain. Then {he} turned round and ran the wrong way. “Are you mad? Run!” “I am running,” said {hero}, and took an arm across {his} shoulders. “Come on. Hop.”",
      ],
      "@stadium(hero walk, rival walk) The others went by on the left and on the right. First one of them slowed down, to look, and then a second. The stands had gone quite silent. The two of them hopped along the track on three legs, cursing and laughing, and came in last of all. And then the wall of noise fell down on them, so loud that nobody heard who had actually won.",
      [
        "+ @stadium(hero talk, rival sit) “Next year,” said {therival}, with the foot in a bucket of ice, “I'll beat you properly.” “Next year,” said {hero}, “you'll have to get up earlier than me.” They shook hands on it, and it dripped.",
        "+ @stadium(hero talk) “Next year we'll do it properly,” was said over a bucket of ice. “Next year,” said {hero}, “you'll have to get up earlier than me.” They shook hands on it, and it dripped.",
      ],
      "@room(hero look) There's something on the shelf now, between the books. It isn't a cup. It's half of a white ribbon, a bit dirty, and everyone knows where the other half is.",
    ],
  }),
];
