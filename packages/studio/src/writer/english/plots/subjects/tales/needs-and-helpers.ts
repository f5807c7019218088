import { role, story } from "../subject-story.ts";
import { companion } from "./companion.ts";

/** Tales of a missing pouch, of a spider, of a stolen crown, of a broken wing and of a birthday that was forgotten. */
export const needsAndHelpers = [
  story({
    says: [
      role("mother", "kangaroo|wallaby|koala|wombat|opossum|mother kangaroo|kangaroo mother"),
      /\bpouch\b/i,
      /\b(?:without|no|not have|torn|ripped|hole|too small|too big|carr\w+|empty|lost|full|things?|baby|joey|jump\w*|hid\w*)\b/i,
    ],
    may: [
      ...companion("kangaroo", "koala", "wombat"),
      /\b(?<talker>\p{Lu}\p{L}+) the \p{L}+(?= (?:had|has|helped|helps|came|comes|built|knew))/u,
      /\b(?:idea|wonder\w*|carry|baby|joey)\b/i,
      /\b(?:how to carry|has an|had an idea)\b/i,
      /\bwonder\w*\b/i,
    ],
    lead: "mother",
    unless: /\b(?:murder\w*|zoo)\b/i,
    after: [
      "@meadow(hero carry) {Hero} carried the little one in {his} arms, and then {he} could not hop, because you need the arms to steer. {Hero} put the little one on {his} tail, and at the first jump there was nobody on it any more. “Again!” shouted the little one from a bush. “No,” said {hero}.",
      [
        "@meadow(hero walk, mate carry) “Try this,” said {talker}, and came with a bucket. It bumped. {Talker} came with a hammock, and it swung round and wound itself up like a bobbin. Then {talker} came with a large sock. The little one fitted into it exactly, and only the nose looked out. But at the next fence {hero} was holding an empty sock.",
        "@meadow(hero walk) The neighbours all had advice. {Hero} tried it with a bucket, and it bumped. {Hero} tried it with a hammock, and it swung round and wound itself up like a bobbin. Then {he} tried a large sock. The little one fitted in exactly, and only the nose looked out. But at the next fence {hero} was holding an empty sock.",
      ],
      "+ @meadow.night(hero sit) At night {hero} looked at the others, who lay under the gum trees, each of them with a bulge at the front that breathed. {Hero} had no bulge. {He} had only two arms, and {he} put them round the little one, until they went to sleep. The arms, that is. The little one was awake, and counted stars.",
      "@meadow(hero run) Then the grass fire came. It ran faster than any horse. “Hop!” cried everybody, and hopped. {Hero} took the little one under one arm, and ran, and stumbled, and was the last. The smoke bit {him} in the eyes. “You're squeezing me,” coughed the little one. “Put me on your back!” “You'll fall off,” said {hero}. “I shan't,” said the little one. “I've been practising.”",
    ],
    end: [
      "@meadow(hero run) Two small arms closed round {hero's} neck, and two small feet dug in above the hips. {Hero} took one hop, very carefully, and then a second. The little one did not bump. The little one did not fall. It leaned into the bends and ducked for the branches. “Left!” it called, for it could see over {hero's} ears. “Now right! Now over the stream!”",
      "+ @river(hero stand) No pouch baby could have called that, since they all sat inside, in the dark, and saw only buttons of light. {Hero} jumped where the voice said, through the one gap in the smoke, and the whole herd turned and came after {him}. On the far bank they stood in the water and counted. Nobody was missing.",
      [
        "@river(hero stand, mate look) “Where did it learn that?” asked {talker}, still out of breath. “With every one of your ideas,” said the little one. “I fell off the bucket, and off the hammock, and out of the sock. In the end you just hold on.” {Talker} laughed, and put the bucket away.",
        "@river(hero stand) “Where did you learn that?” asked {hero}, still out of breath. “With each of your ideas,” said the little one. “I fell off the bucket, and off the hammock, and out of the sock. In the end you just hold on.” And all the pouch babies put out their heads, and were green with envy.",
      ],
      "@meadow(hero run) On Sundays now there are always some babies in the grass who have climbed out. They stand in a line, and each of them is allowed a ride on {hero's} back, once to the gum tree and back again. “Left!” they shout. “Now right!” And for the tired ones there is still the sock.",
    ],
  }),
  story({
    says: [
      role("spider", "spider|tarantula"),
      /\b(?:afraid|scared|frightened|friends?|lonely|nobody|no one|everyone|everybody|web|bathroom|bathtub|scream\w*|ugly|likes?|runs? away|ran away|vegetarian|flies)\b/i,
    ],
    may: [
      ...companion("spider", "fly", "mother"),
      role("fly", "flies|fly|bluebottle|mosquito|moth|bee"),
      /\b(?:afraid of|scared of|wants?|wanted|friends?|scream\w*|bathroom|web)\b/i,
    ],
    lead: "spider",
    unless: /\b(?:murder\w*|spider-?man|knit\w*|weav\w*|art\b|artist|robot|loom|queen|grandmother)\b/i,
    after: [
      "{Hero} sat in the darkest corner and kept {his} knees up, all eight of them. When somebody came in, {hero} held {his} breath. When somebody screamed, {hero} screamed as well, only nobody could hear it.",
      [
        "+ “You've got to go out some time,” said {talker}. “What do spiders do all day?” “We make webs,” said {hero}. “And then something comes, and it buzzes, and it's bigger than me.” {Hero} shook so hard that the web hummed. “It sounds nice when you shake,” said {talker}. {Hero} had never heard that about {himself}.",
        "Once a fly came right into the web. It buzzed and kicked. {Hero} hid behind a screw until it had freed itself. “Boo,” said the fly, and flew off. {Hero} shook so hard that the web hummed. It was not a bad sound. {He} plucked at a thread with one foot, and there it was again.",
      ],
      "+ At night, when nobody was there, {hero} spun. {He} did not make the webs that are for catching. {He} made stars and staircases, and a very long one right across the room, just to see if it would hold. In the mornings somebody came with a broom, and that was that. {Hero} started again with the first thread.",
      "One night {hero} was woken by a draught. Somebody had left the window open, and something was hanging over the edge of the bath, by one leg: a fly, with wet wings. “Help,” it said. The water was deep, and it was black. {Hero} had eight reasons to run, and all of them were already running.",
    ],
    end: [
      "But {hero} stopped. {He} looked round at the fly, and saw that it was shaking in just the way that {he} always did. “Don't look down,” called {hero}. {He} made a thread fast, took it between {his} teeth, and let {himself} fall over the edge, past the tap, with {his} eyes shut.",
      "“Are you going to eat me?” whispered the fly. “I'm too frightened to eat,” said {hero}. “So am I,” said the fly. {Hero} wound the thread around it, twice, softly, and pulled. Then the two of them lay on the rim, and dripped, and it turned out that you can't be afraid of somebody who has held on to your foot.",
      "In the morning the sun shone on a web that went from one wall to the other. It had a star in it, and a staircase, and a fly sat in the middle, quite at ease, and dried its wings. A child stood at the door and had already opened her mouth to scream. But no scream came. “Oh,” said the child. “Who made that?”",
      "There is a sign in the corner now, in a child's writing: PLEASE DO NOT SWEEP. In the evening {hero} sits in the web and plucks at the threads, the low ones and the high ones, and the fly hums along. And if somebody comes in and screams a little, {hero} only waves, with two or three legs.",
    ],
  }),
  story({
    says: [
      role("thief", "magpie|raven|crow|jackdaw|monkey|dragon|parrot|goose|eagle|squirrel|fox|seagull|cat|goat"),
      /\b(?:st[eo]al\w*|stole|stolen|snatch\w*|tak(?:es|en)|took|disappear\w*|flew off|flies off|grab\w*)\b/i,
      /\b(?<loot>(?:the|her|his|an?) (?:\w+['’]s )?(?:golden |royal |king's |queen's )?(?:crown|ring|tiara|necklace|sceptre|diamond|wedding ring|golden ball|jewels?))\b|\b(?:crown|ring|tiara|necklace|sceptre)\b/i,
      /\b(?:king|queen|princess|prince|emperor|castle|palace|kingdom)\b/i,
    ],
    may: [
      role(
        "finder",
        "kitchen boy|kitchen maid|stable boy|gardener's daughter|gardener|shepherd boy|shepherd girl|page|maid|cook|guard|knight|boy|girl",
      ),
      role("king", "king|queen|emperor|princess|prince"),
      /\b(?:climb\w*|tower|highest|get it back|gets it back|find|nest|tree)\b/i,
      /\b(?:back|highest|tower)\b/i,
    ],
    unless: /\b(?:murder\w*|war|marry|wedding|because|mother)\b/i,
    after: [
      "@castle(king look) The whole court was on its feet. They looked under the throne, behind the curtains, and in the soup. “Without that thing I'm only somebody with cold ears,” said {king}. Up on the highest roof something glittered for a moment, and then it was gone.",
      "@castle(finder climb) {Finder} was the only one who did not look at the floor. {Finder} looked up. And then {finder} took off both shoes and climbed: over the stable, up the ivy, along the gutter, higher and higher. The guards down below were as small as chess pieces.",
      "+ @castle(finder climb) Halfway up {finder} met a cat, who had got no further. In a niche stood a stone angel with a bird's nest in its lap. {Finder} rested there for a moment, shared a crust with the sparrows, and asked the way. “Follow the glitter,” said the sparrows. “That one never hides anything. There'd be no point.”",
      "@roof(finder look, thief sit) On the very top, under the flag, was the nest. There were spoons in it, keys, a thimble, half of a mirror, and in the middle, with a thick cushion of moss, what {finder} had come for. And in that lay three very small young ones. {Thief} sat on the rim, and looked very fierce, and did not move from the spot.",
    ],
    end: [
      "@roof(finder talk, thief look) “I don't want to hurt them,” said {finder}. {Thief} put {thiefhis} head on one side. “It's the only thing up here that keeps out the wind,” said {thief}. “I've tried it with spoons. They rattle, and the little ones can't sleep.” {Finder} knew what it was like to sleep in a draught.",
      "@roof(finder give, thief take) So {finder} took off {finderhis} woollen cap, which grandmother had knitted, and held it out. It was round, and it was thick, and it did not rattle. {Thief} felt it, and lifted the little ones over, one by one. And {thief} pushed the glittering thing across with one foot.",
      "@castle(finder give, king take) {King} put it on and something fell out on {kinghis} nose: a bit of moss, and a tiny feather. {Finder} told all of it, from the ivy to the little ones. “Then it has been of use to somebody,” said {king} slowly. “That's more than I can say for it up to now.”",
      "@castle(finder sit) All the attics have got new windows. {Finder} has a new cap, with a golden thread in it, and looks after the roofs. Each spring {king} goes up to the tower, without shoes, and takes a cushion along. Up there, for as long as the little ones need it, {king} does quite well with cold ears.",
    ],
  }),
  story({
    says: [
      role(
        "friend",
        "dog|cat|goat|mouse|boy|girl|fox|pony|horse|rabbit|puppy|kitten|bear|donkey|child|seal|sheepdog|squirrel",
      ),
      role(
        "bird",
        "seagull|gull|sparrow|crow|owl|stork|swan|pigeon|swallow|goose|eagle|robin|raven|bird|duck|hawk|puffin|blackbird|butterfly|bat|crane",
      ),
      /\b(?:(?:broken|injured|hurt|bent|bad|lame|torn) wing|broke (?:her|his|its|a) wing|(?:can(?:no|')t|could(?: not|n't)) fly|injured)\b/i,
    ],
    may: [
      /\b(?:becomes?|became|friends?|makes? friends|finds?|found|looks? after|nurs\w*|heal\w*|helps?)\b/i,
      /\b(?:with|lighthouse|keeper['’]s?)\b/i,
      /\b(?:becomes? friends|became friends)\b/i,
    ],
    unless: /\b(?:murder\w*|war|vet|widow\w*|hospital|old man|fear of|afraid of)\b/i,
    after: [
      "{Friend} lay down a good way off, so as not to frighten anybody. {Bird} had crept in between two stones, with one wing folded and the other dragging like a broken umbrella. “Don't come near,” said {bird}. “I'm not coming,” said {friend}. “I'm only lying here.”",
      "In the evening {friend} brought half of {friendhis} supper and put it down on the middle stone. “I don't need anything,” said {bird}. In the morning it was gone. So they went on with it: each evening the supper lay a little nearer, and each evening {friend} lay a little nearer too.",
      "+ “What is it like up there?” asked {friend}. “You've got the wind under you,” said {bird}. “You lie down on it.” {Friend} lay down on the grass, stretched out all {friendhis} limbs, and tried to imagine it. “And what's it like to run?” asked {bird}. So {friend} ran for {birdhim}, three times round, and told {birdhim} about the smells.",
      "Then the storm came. It tore the shingles from the roofs, and the water rose to the stones. {Bird} flapped, with one wing, and turned in a circle. “Hold on!” cried {friend}. And {friend} went off, straight through the foam, with {bird} on {friendhis} back.",
    ],
    end: [
      "They spent three weeks in the shed, on a heap of sacks. {Friend} was the warm side. A string and a bit of wood held the wing straight. When the wood came off, {bird} opened the wing very slowly. It was a bit crooked. It was all there.",
      "“And if it doesn't hold?” asked {bird}, on the edge of the hill. “Then I'll be underneath,” said {friend}. {Friend} ran ahead, down the slope, as fast as {friendhe} could. The wind lifted {bird} behind {friendhim}, by a hand, by a house. And {friend} ran below in the shadow of two wings.",
      "All of {bird's} kind were calling from over there. {Bird} turned one circle, and a second. “Go on,” said {friend}. {Bird} came down once more, and laid something on the middle stone. Then there was only sky. It was a feather, a bit crooked.",
      "The middle stone is never empty for long. Sometimes there's half a fish on it, sometimes half a sandwich, depending on who was there first. And on windy evenings {friend} lies on the hill, with all {friendhis} limbs stretched out and {friendhis} eyes shut. Above {friendhim} hangs {bird}, quite still, and tells {friendhim} what it's like.",
    ],
  }),
  story({
    says: [
      role(
        "jubilar",
        "tortoise|turtle|elephant|hedgehog|mouse|bear|dragon|giant|troll|witch|cow|donkey|fox|owl|lion|mole|wizard|rabbit|badger|snail|monster|ghost|cat|dog|penguin|frog|worm|squirrel",
      ),
      /\bbirthday\b/i,
      /\b(?:forg[eo]t\w*|remember\w*|nobody|no one|alone|never (?:had|celebrated)|first (?:birthday|time)|lonely|does(?: not|n't) know when|did(?: not|n't) know when|guests?|invit\w*)\b/i,
    ],
    may: [
      role("guest", "boy|girl|child"),
      /\b(?:except|but only) (?:for )?(?:a|the) (?:small |little )?(?:boy|girl) (?:named|called) (?<guest>\p{Lu}\p{L}+)/u,
      ...companion(
        "tortoise",
        "turtle",
        "elephant",
        "hedgehog",
        "mouse",
        "bear",
        "dragon",
        "giant",
        "troll",
        "witch",
        "cow",
        "donkey",
        "fox",
        "owl",
        "lion",
        "mole",
        "wizard",
        "rabbit",
        "badger",
        "snail",
        "cat",
        "dog",
        "penguin",
        "frog",
        "worm",
        "squirrel",
        "boy",
        "girl",
        "child",
      ),
      /\b(?:nobody (?:has )?(?:had )?remembered|except|old|small)\b/i,
    ],
    lead: "jubilar",
    unless: /\b(?:murder\w*|surprise|present|gift|cake (?:is|was) stolen|stuck)\b/i,
    after: [
      "{Hero} had got up early, in case somebody should come early. {He} had washed behind the ears and swept before the door. {He} had put a chair beside {his} own. Then {he} sat down, and looked at the path. A leaf came along it, and then another leaf.",
      [
        "At ten {guest} came, with something behind {guesthis} back. “Many happy returns,” said {guest}. “How did you know?” asked {hero}. “You told me last summer. I wrote it on my hand, and then on the wall over my bed.” It was a bun with a match in it. {Hero} looked at the bun, and could not say anything.",
        "At ten the postman came by with a letter, which was for next door. At noon the neighbours came, with baskets and rugs, and {hero} stood up. But they were only going to the lake. “Lovely day!” they called. “Yes,” said {hero}, “isn't it?” And {he} sat down again, and moved the second chair a little, so that it would look as if it were meant like that.",
      ],
      "+ {Hero} had thought of playing a game, but most games need two. {He} sang the song for {himself}, quietly, and when {he} came to the place with the name, {he} did not know how loud you sing your own. A blackbird listened. It had the tune at once, but it left out the words.",
      [
        "“Where are all the others?” asked {guest}. “They've got a lot to do,” said {hero}. “When is their birthday?” {Hero} knew every one of them: the mole's, and the goose's, and the one of the old heron, who was hatched in the rain. {He} had gone to each of them, every year, with a cake. {Guest} thought about that, and ran off down the path.",
        "In the afternoon somebody small stood at the gate. It was the youngest of the mice, with a runny nose. “Have you seen my mother?” she asked. “She's at the lake,” said {hero}. “Sit down for a bit.” The mouse sat down on the second chair and looked round: at the swept path, and the clean ears. “Is it your birthday?” she asked. She was too small to know that nobody had noticed.",
      ],
    ],
    end: [
      "{Hero} heard it before {he} saw it. It was a tapping, a rustling and a great deal of whispering behind the hedge. Then they all came round the bend: the mole with his hat on, the goose, the old heron, and forty others, red with shame right up to the ears. “We never asked you,” said the goose. “You were always the one who brought the cake. We thought that cake was simply your day.”",
      "They had nothing with them but what they had run off with: a wet towel, a spoon, half a radish. They laid it all down in front of {hero}. {Hero} looked at every single thing, as if it were of gold. “But we've got no cake,” said the mole, “since it's you who makes it.” Then they went into the kitchen, all of them, and {hero} was not allowed to do a thing.",
      "+ What came out was flat on one side and black on the other, and the heron had dropped his pencil in it. They sang, and at the place with the name they sang so loudly that the roof jumped. {Hero} blew out the match. It was the best cake that {he} had ever eaten, and {he} had three pieces, pencil and all.",
      [
        "On the wall over {guest's} bed there is a long list now, with a line for everyone, and {hero} at the top. Each of them has come to look, and to learn it by heart. And on that day, early in the morning, {hero} sweeps the path and puts out a second chair. By nine it's always too few.",
        "There is a list on the big oak now, with a line for everyone, and {hero} at the top. It was the smallest of the mice who wrote it. And on that day, early in the morning, {hero} sweeps the path and puts out a second chair. By nine it's always too few.",
      ],
    ],
  }),
];
