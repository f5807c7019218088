import type { ClauseScene } from "../../../clause-scene.ts";
import { unsettled } from "./unsettled.ts";

/** Friends who should not be friends, children of another kind, and who looks for a friend. */
export const unlikeFriends: readonly ClauseScene[] = [
  {
    by: "any",
    words: unsettled(
      "egg|hatch(?:es|ed)?|sat on|looked for|look for|search(?:es|ed)? for|brood(?:s|ed)?|kept it warm|mother|mama|mum|take care|took care|raised?|raises",
      "dinosaur|steals?|stole|headmaster|paints?|painted|hide",
    ),
    idea: /^(?!.*\b(?:eggs|dinosaur|easter|boys?|girls?|class|school|farmer|brothers|sisters|headmaster|golden)\b)(?=.*\b(?:hen|duck|goose|penguins?|bear|fox|cat|dog|rooster|swan|bird|owl|ostrich|turtle|tortoise|rabbit|hare|hedgehog|wolf|crocodile|dragon|elephant|beaver|otter|squirrel|raven|crow|stork|eagle|frog|pelican|mouse|mice|badger|bunny|bunnies|emu|mole)\b)[\s\S]*\b(?:found|finds|sat on|hatch(?:es|ed)|discovered|adopt(?:s|ed)|looked after|brooded|kept|got)\b[^.]*?\b(?:an?|the|one|strange|huge|giant|big|lost|abandoned|crocodile|someone else's|another) (?:[a-z-]+ ){0,3}?egg\b/i,
    after: [
      [
        0,
        "=It did not look like anybody's. {Hero} walked round it once. It was a little too big at one end, and it was still warm. “Is this somebody's egg?” {hero} called. {He} called it in all four directions, and waited. Then it got cooler, and there was no more time for questions.",
      ],
      [
        1,
        "=To sit on an egg is harder than it looks. One must not fidget. One must not go and see what the others are laughing about. {Hero} sat there in the sun, and sat there in the rain, and after a week {he} knew every pebble by name.",
        "=To keep an egg warm is harder than it looks. One must not fidget. One must not go and see what the others are laughing about. {Hero} stayed in the sun, and stayed in the rain, and after a week {he} knew every pebble by name.",
      ],
      [
        1,
        "=Everybody who came by knew better. “That's a stone,” said the first one. “That's a bad one,” said the second one. “And if something comes out with teeth?” asked the third one. “Then it comes out with teeth,” said {hero}, and moved a little closer.",
      ],
      [
        2,
        "=In the evening {he} told the egg things, so that it would not be bored: how the day had been, and what there was to look forward to. Sometimes there was a knock. {Hero} did not know whether it was meant as yes or no. {He} took it for yes.",
      ],
      [
        0.4,
        "=One night it cracked. It took until morning, and {hero} did not help, although {he} could hardly bear it. Then there was a foot. It was no foot that anybody there had. There was a nose, and it was no nose that anybody there had, either. It looked up. It looked {hero} over from top to bottom, and then it said its first word. It was not a hard one to understand.",
      ],
    ],
    end: [
      [
        0,
        "=“I'm afraid it's a mistake,” said {hero}. “I only kept you warm.” The little one thought about it. It had not been in the world for very long, but it had listened, all those evenings. “Then tell the one about the rain again,” it said, and crept back to where it was warm. So that was settled.",
      ],
      [
        0.6,
        "=They did go round and ask. They asked everybody who had feet like that. They were shown a good many eggs and very fine feet, and they were given supper. At the last place somebody said: “You could stay here with us.” The little one looked at all the feet. They were like its own. “Thank you,” it said, “but we must be off. We're expected home.”",
      ],
      [
        0.8,
        "=It is a head taller than everybody else now. It can do things that nobody has taught it, and it cannot do what all the others can. When a stranger comes by and asks, “And who does that belong to?”, they say it both at once: “To me.”",
      ],
    ],
    of: "creatures",
  },
  {
    by: "any",
    words: unsettled(
      "raised|grew up|grows up|brought up|grown up|adopted|lived|thinks?|thought|believes?|believed|wants?|wanted|teach|taught|laughed|tr(?:ies|ied)|does not know|did not know",
      "scared of water|afraid of water",
    ),
    idea: /^(?!.*\b(?:boy|girl|child|human|people|water|swim|baby)\b)[\s\S]*\b(?:(?:was |were |is |has been |had been |gets |got )?(?:raised|brought up|adopted) by|grew up (?:with|among)|grows up (?:with|among)|grown up (?:with|among)|thinks (?:he|she|it) is|thought (?:that )?(?:he|she|it) (?:was|is)) (?:a (?:family|flock|herd|pack|colony) of )?(?:an? |the )?(?<others>(?!(?:one of|too|ugly|not|ill|the)\b)[a-z]+)\b/i,
    after: [
      [
        0,
        "=There had never been any question about it. There was one table, and {hero} sat at it. “You've got your uncle's ears,” they said. Nobody asked which uncle. One does not ask such things at table.",
        "=There had never been any question about it. When it was time to eat, {hero} {was} there, and when it was time to sleep, they moved up. “You've got your uncle's ears,” they said. Nobody asked which uncle.",
      ],
      [
        1,
        "=There were small things. When they all ran, {hero} was somewhere else sooner, or later. When they all called, it was quiet afterwards, and then somebody said: “And once more, without you.” {Hero} put it down to a cold.",
        "=There were small things. When they all ran, {hero} got there sooner than the others, or later. When they all called, it was quiet afterwards, and then somebody said: “It's a cold.” It had been a cold for three years.",
      ],
      [
        1,
        "=One day {he} saw {his} own face in the water, next to the others. {He} looked at the row for quite a long time. “The one in the middle looks odd,” said {hero}. “That's only the water,” they said, and quickly threw in a stone.",
      ],
      [
        1,
        "=Then somebody came by who was a stranger, and stopped. It had {hero's} ears. It had {hero's} feet, and when it said good evening, it had {hero's} cold. “What are you doing here?” it asked. “I live here,” said {hero}. “With those?” asked the stranger.",
        "=Then strangers came by, and one of them stopped. It had {hero's} ears. It had {hero's} feet, and when it said good evening, it had the very same cold. “With those?” it asked, and looked at them all. “As a matter of fact,” said {hero}.",
      ],
      [
        0.4,
        "=So {hero} went along, to have a look. Over there one did everything as {he} did it, and {he} did not have to explain anything. They ran as {he} ran. They called as {he} called. It was wonderful, and it went on until evening. Then {he} lay in the middle of all of those ears and could not sleep. Nobody had moved up. There was room enough.",
      ],
    ],
    end: [
      [
        0,
        "=In the middle of the night there was a noise outside. Somebody was trying to call, and it was terrible. They were trying to do it the way {hero} did it, cold and all, and there were a great many of them. “What on earth is that?” asked those who were lying there. {Hero} was already on {his} feet. “That's my family,” {he} said.",
        "=In the middle of the night there was a noise outside. Somebody was trying to call, and it was terrible. They were trying to do it the way {hero} did it, cold and all, and there were a great many of them. “What on earth is that?” asked those who were lying there. {Hero} {was} already up and running. That was the family.",
      ],
      [
        0.6,
        "=“We only happened to be passing,” they said, out of breath. It was the middle of the night, and it was a long way. Then they all stood about and did not know what to say. “You've got mud on your uncle's ears,” said the oldest one at last.",
      ],
      [
        0.8,
        "=Now and then {hero} goes over there for a day, to run. In the evening {he} comes home, and they move up. And when they look into the water, all in a row, nobody throws in a stone any more. “The one in the middle,” somebody says, “that's ours.”",
        "=There are visits now, back and forth, mostly for the running. But in the evening they all lie where they have always lain, and they move up. And when they look into the water, all in a row, nobody throws in a stone any more. “The one in the middle,” somebody says, “that's ours.”",
      ],
    ],
    of: "creatures",
  },
  {
    by: "any",
    words: unsettled(
      "friends?|friendship|fell in love|meet(?:s)? in secret|met in secret|secretly|play(?:s|ed)? together|forbid(?:s)?|forbade|forbidden|not allowed|liked it|likes it|enem(?:y|ies)|parents|mothers|families|families|against",
      "stole|steal|farmer|scarecrow|raised|boy|girl|shadow|egg",
    ),
    idea: /^(?!.*\b(?:boys?|girls?|man|woman|child|children|farmer|scarecrow|moon|looking for|wants? a friend|wanted (?:a|to make)|storm|winter|stuck)\b)(?=[\s\S]*\b(?:friends?|friendship|fell in love|love each other|play(?:ed)? together)\b)(?:An?|The|One|Once|There (?:was|were) once an?|Little)\b[\s\S]*?(?<one>(?<=\b(?:An?|The) )(?:[a-z]+ )??(?:wolf|fox|fox cub|wolf cub|cat|kitten|dog|puppy|lion|lion cub|tiger|owl|hawk|eagle|shark|bear|bear cub|polar bear cub|polar bear|snake|crocodile|spider|seal|pike|weasel|mouse|rabbit|bunny|hare|goose|duck|duckling|hen|chick|chicken|sheep|lamb|fish|fly|seal pup|frog|bird|sparrow|deer|fawn|goat|kid|zebra|antelope|gazelle|squirrel|hedgehog|piglet|pig|mole|crow|dragon|stork|heron|caterpillar|beetle|bee|butterfly|worm|rat|badger|elephant)) (?:and|becomes? friends with|became friends with|made friends with|makes friends with|is friends with|was friends with|befriend(?:s|ed)|fell in love with|plays? with|played with|secretly met) (?:an?|the) (?<two>(?:[a-z]+ )??(?:wolf|fox|fox cub|wolf cub|cat|kitten|dog|puppy|lion|lion cub|tiger|owl|hawk|eagle|shark|bear|bear cub|snake|crocodile|spider|seal|pike|weasel|mouse|rabbit|bunny|hare|goose|duck|duckling|hen|chick|chicken|sheep|lamb|fish|fly|seal pup|frog|bird|sparrow|deer|fawn|goat|kid|zebra|antelope|gazelle|squirrel|hedgehog|piglet|pig|mole|crow|dragon|stork|heron|caterpillar|beetle|bee|butterfly|worm|rat|badger|elephant))\b/i,
    after: [
      [
        0,
        "=It had begun with a mistake. They had both run away from the same thunder, into the same hollow tree, one from the left and one from the right. It was dark in there. By the time that they saw who it was, they had been holding on to each other for quite a while.",
      ],
      [
        1,
        "=After that they met where the two sides meet, on a flat stone that belonged to nobody. The {one} came first, as a rule. The {two} came by a roundabout way, and each of them said at home: “I'm only going to look at the weather.” There had never been so much weather.",
      ],
      [
        1,
        "=They were careful. They had a sign, a pebble, white for “I'm coming” and grey for “somebody is watching”. They had thought of everything. They had not thought of rain. In the rain all pebbles are grey.",
        "=They explained things to each other. The {one} showed what one does when one is glad, and the {two} was frightened to death. Then the {two} showed it, and the {one} looked behind, because one only does that when something is burning. In the end they agreed on nodding.",
      ],
      [
        1,
        "=Of course it came out. Somebody had seen two shadows and counted the ears. “With one of those?” said the one family. “With one of those!” said the other family. They had never agreed on anything before. From then on there were guards on both sides of the stone, and they glared at each other from sunrise to sunset.",
      ],
      [
        0.4,
        "=The {one} lay at home and heard everything that had ever been told about such as the {two}. It was all terrible, and it was all about somebody else's uncle. On the other side the {two} heard the same stories, only the other way round. The white pebble lay on the stone all night. Nobody was allowed to see whether it had been fetched.",
      ],
    ],
    end: [
      [
        0,
        "=Then there was thunder again, the biggest that there had ever been, and the guards ran. They ran where one runs: into the hollow tree, some from the left and some from the right. It was dark in there, and very full. When it got light, nobody moved for a while. They had all been holding on to somebody. “Good morning,” said a small voice right at the back. It was the {one}. And beside it a second voice said: “We can explain that.”",
      ],
      [
        0.6,
        "=Nobody wanted to have it explained. They brushed themselves down and said that it had been the weather. But an old one from the one side had held a child from the other side on its knees, and did not know where to put it. “I'll take it as far as the stone,” it muttered. “It's on my way.”",
        "=Nobody wanted to have it explained. They shook themselves and said that it had been the weather. But the oldest from the one side had the youngest from the other side asleep on its back, and did not like to wake it. “I'll take it as far as the stone,” it muttered. “It's on my way.”",
      ],
      [
        0.8,
        "=There are no guards any more, only a good many people who happen to be going to look at the weather. The flat stone still belongs to nobody. There is just about room on it for two, and they sit there and nod.",
        "=There are no guards any more. There are only a good many who just happen to be going to look at the weather. The flat stone still belongs to nobody. There is room for two on it, and they sit there and nod.",
      ],
    ],
  },
  {
    by: "any",
    words: unsettled(
      "friends?|lonely|alone|scream(?:s|ed)?|afraid|scared|frightened|ran away|runs? away|nobody|no one|hugs?|hello",
      "fear|moon|boy|girl|egg|lighthouse|old man|old woman|crows|farmer",
    ),
    idea: /^(?!.*\b(?:boys?|girls?|lighthouse|farmer|crows|planet|space|space\w+|astronaut|robot|man|woman|becomes? friends|became friends|met an?|meets an?|found an?|finds an?)\b)[\s\S]*\b(?:lonely|had no friends?|has no friends?|no friends|(?:looked|looks|looking|searched|searching|search) (?:\w+ )?for (?:an?|some) (?:\w+ )?friends?|want(?:ed|s) (?:to make |to have |to find |some |an? )?(?:\w+ )?(?:friends?|hug)|wish(?:ed|es) (?:\w+ )?for (?:an?|some) (?:\w+ )?friends?|everyone (?:screamed|ran away|was (?:afraid|scared))|everybody (?:ran away|was (?:afraid|scared))|nobody (?:wanted|dared) to (?:play|hug|be)|anyone willing to hug|afraid of (?:him|her|it)\b|scared of (?:him|her|it)\b)/i,
    after: [
      [
        0,
        "={Hero} had practised in front of a puddle. “Good morning,” {he} had said. “May I join you?” In the puddle it had gone very well. The one in there had said it at exactly the same time.",
      ],
      [
        1,
        "=Out in the world it was different. “Good morning,” said {hero}, and they were gone. They were gone so fast that the grass was still moving. {Hero} finished the sentence all the same, because one should. “May I join you?” {he} asked the grass.",
        "=Out in the world it was different. “Good mor,” said {hero}, and there was nobody there any more. So {he} practised it shorter. “Morning,” {he} said. Then {he} only nodded. One could not get shorter than that.",
      ],
      [
        1,
        "=Perhaps it was the looks. {Hero} tied on a bow. Now there was somebody coming who looked like that and had a bow on as well. They had never run so fast.",
        "=Perhaps it was how one comes. {Hero} tried coming backwards, so as to surprise nobody. It surprised somebody very much who was just coming backwards from the other side. They both said sorry. It was the longest talk of the week.",
      ],
      [
        2,
        "=So {he} made up somebody. It was called Somebody, and it sat on the left. Somebody was very nice. It laughed at the right places and liked the same food. Only in the evening, when {hero} asked what Somebody had done all day, it could not think of anything.",
      ],
      [
        0.4,
        "=Then {hero} gave it up. {He} sat down behind a bush where nobody had to be frightened, and said what {he} had to say to nobody in particular. “Good evening,” {he} said. “It was rather a long day.” “With me, too,” said the bush.",
        "=Then {hero} gave it up. {He} stayed where nobody had to be frightened, a good way off from everything, and said it to nobody in particular. “Good evening,” {he} said. “It was rather a long day.” “Here, too,” said a voice, quite near.",
      ],
    ],
    end: [
      [
        0,
        "={Hero} did not dare to look. “Don't look,” said the voice at the same time. “Most of them run away.” So they talked like that, back to back. They talked about the weather, and about soup, and about what it is like when the grass is still moving. It got to be quite late. Then they counted to three, and both turned round. Neither of them ran. They only both looked rather surprised that it was no worse.",
        "={Hero} did not dare to look. “Don't look,” said the voice at the same time. “Most of them are gone then.” So they talked like that, back to back. They talked about the weather, and about being looked at, and how quiet it can get when one has said good morning. It got to be quite late. Then they counted to three, and both turned round. Neither of them ran. They only both looked surprised that it was no worse.",
      ],
      [
        0.6,
        "=The next day there were two of them who said good morning. It is a curious thing: from one of them people run away, and with two of them they stop at some distance and wonder what it is that those two are laughing about. By noon one of them had asked. By evening there were five.",
      ],
      [
        0.8,
        "=Somebody still has its place, on the left. Nobody has ever sat down there. And when a newcomer stands about at the edge and doesn't dare, they say: “Here's one free. It's been kept for you.”",
        "=The place on the left is always left free. And when there is somebody who stands about at the edge and does not dare, then they move up even more. “Good morning,” they say. “Would you like to join us?”",
      ],
    ],
    of: "creatures",
  },
];
