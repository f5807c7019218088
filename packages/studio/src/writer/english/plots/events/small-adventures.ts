import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

/** What children undertake by themselves, in the yard, on the water and at night. */
export const smallAdventures: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      "(?:sank|sinks|went under|fell apart|tipped over|capsized|broke apart|started to leak)|(?:built|builds|made|makes|were building|was building) (?:an? |their |his |her |our |my )(?:[a-z]+ )?(?:raft|boat|ship)",
    ),
    idea: /\b(?:raft|(?:own|cardboard|paper|wooden|little|home-?made) (?:boat|ship)|built? a (?:boat|ship))\b(?=.*\b(?:sank|sinks?|under|apart|tip\w*|capsize\w*|leak\w*)\b)/i,
    after: [
      [
        1,
        "It consisted of four planks, two canisters, Dad's washing line and a great deal of confidence. It had a mast with a tea towel on it, and it had a name, in red paint, that was still wet.",
      ],
      [
        1,
        "The launching was solemn. A bottle of lemonade had been meant for it, but it would have been a pity about the lemonade. For eleven whole seconds it floated. “Ship ahoy!” it sounded across the water. A duck looked round.",
      ],
      [
        0,
        "Then it went “glug”. It was quite a small glug at first. “Is it meant to be so low?” “That's normal.” “My socks are wet.” “That's normal, too.” The tea towel was the last thing to be seen of it.",
      ],
    ],
    end: [
      [
        0,
        "A true captain goes down with the ship. But it turned out that the water only came up to the belly button there. So the crew stood in it, up to the belly button, among the floating canisters, and nobody said a word. Then the duck swam by and sat down on a plank. That did it. They laughed so hard that they swallowed half of it.",
        "A true captain goes down with the ship. But it turned out that the water only came up to the belly button there. So the crew stood in it, up to the belly button, among the floating canisters. Then the duck swam by and sat down on a plank, as if it had been built for it.",
      ],
      [
        0,
        "“And now?” “Now we know what's wrong. The knots.” “And the canisters. They had holes.” “And the planks.” “Yes. Apart from that it was good.” On the way home, dripping, the plan for the second one was made. It was to get a bigger tea towel.",
      ],
      [
        1,
        "The plank is still out there. In spring there was a nest on it, with six eggs in it, and on the side one could read half of a name in red paint.",
      ],
    ],
    isWhole: true,
    of: "people",
  },
  {
    by: "any",
    words: event(
      "(?:had|have|has|was|were|at|during|went to|invited [a-z ]+ to|there was) (?:an? |the |his |her |their |my |our )?(?:first )?(?:sleepover|slumber party|pyjama party|pajama party)|sleepover",
    ),
    idea: /\b(?:noise|noises|sound|sounds|ghost|strange|creepy|scared|knock\w*|midnight|midnite)\b/i,
    after: [
      [
        1,
        "The mattresses lay side by side, and there were crumbs on all of them. They had just got to the story with the white hand. And right then, in the dark, it was there: shhhp. Then nothing. Then once more: shhhp.",
      ],
      [
        1,
        "“That's the fridge,” somebody whispered. “Fridges hum.” “Then it's the cat.” “We haven't got a cat.” They all moved closer together, until there were four of them on one mattress.",
      ],
      [
        0,
        "Somebody had to go and look. They drew matches for it, and nobody would show theirs. So they all went, one behind the other, each of them holding on to the pyjamas in front, with a torch, a badminton racket and a very brave teddy bear at the head.",
      ],
      [
        2,
        "The stairs creaked, on every step, although they had been quite silent by day. Under the door there was a strip of light, bluish and cold. Shhhp. Something was moving in it. It had one big round back and breathed through its nose.",
      ],
    ],
    end: [
      [
        0,
        "“Hands up!” The torch shone, the racket went up, the teddy bear was thrown. It hit the monster on the ear. It wore striped pyjamas, it stood before the open fridge, and it had a spoon in its mouth and the pudding for tomorrow in its hand. “I can explain this,” said Dad.",
      ],
      [
        0,
        "He could not explain it. But there were four more spoons in the drawer. So they all sat on the kitchen floor, in the light of the fridge, and shared the evidence. Shhhp, went the spoons. Shhhp.",
      ],
      [
        1,
        "In the morning the bowl was empty. “Who was that?” asked Mum. Five people looked up at the ceiling. “There was a noise in the night,” they said. “It must have been the ghost.”",
      ],
    ],
    isWhole: true,
    of: "people",
  },
  {
    by: "any",
    words: event(
      "(?:opened|opens|set up|sets up|ran|runs|had|started|built|wanted to open|sold|sells|sell) (?:an? |their |his |her |our |my )?(?:own )?(?:little |first )?(?:lemonade|juice|cookie|ice tea|hot chocolate)(?: stand| stall| shop)?|(?:lemonade|juice) (?:stand|stall)",
    ),
    idea: /^(?!.*\b(?:sell|sells|sold)\b.*\brain)/is,
    after: [
      [
        1,
        "A table was carried out, with a cloth on it, a jug and eleven paper cups. The sign took the longest. “LEMONADE, HOME-MADE,” it said, and below it, smaller, because there was some room left: “without flies”.",
      ],
      [
        1,
        "Then they waited. In the first hour a dog came by, and a man who wanted to know the way to the station. In the second hour a cloud came.",
        "Then there was waiting to be done. In the first hour a dog came by, and a man who wanted to know the way to the station. In the second hour a cloud came.",
      ],
      [
        0,
        "It rained as if somebody had pulled out a plug. The jug got fuller instead of emptier, the cloth dripped, and from the sign a blue stripe ran down, until it only said “LEMON”. “Now it's less sweet,” it was stated after a sip. “Now there's more of it,” it was answered.",
      ],
      [2, "The cash box was opened and counted once more. There was one button in it."],
    ],
    end: [
      [
        0,
        "Next to the table there was the bus shelter, and under it stood fourteen people whose bus was late. They had been looking across for some time. The sign was turned over, and on the back somebody wrote with what was left of the pen: “UMBRELLA SERVICE to the other side. With it: one lemonade.”",
      ],
      [
        0,
        "There were only two umbrellas, and one of them was a parasol. They went across and back thirty-one times. An old lady had herself taken over three times, although she did not even want to go there. “I've not had such fun in ages,” she said, and drank up her lemonade, rain and all.",
        "There was only one umbrella, and it was a parasol. It went across and back thirty-one times. An old lady had herself taken over three times, although she did not even want to go there. “I've not had such fun in ages,” she said, and drank up her lemonade, rain and all.",
      ],
      [
        1,
        "By evening the cash box rattled. It was enough, with one button to spare. And whoever waits at that bus shelter in the rain still looks round to see if somebody is coming with a parasol.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:found|finds|collected|collects|got|gathered) (?:all |nearly all |most |the most |almost all )(?:of )?(?:the )?(?:[a-z]+ )?eggs|(?:found|finds|got) (?:no|not a single|none|not one) (?:easter )?eggs?",
    ),
    idea: /\b(?:easter|egg hunt)\b/i,
    after: [
      [
        1,
        "{Hero} had a system: first all that is low, then all that is high, and last of all the drainpipe. Red ones, blue ones, the big one with the golden paper. The basket was so full that {hero} had to hold the top ones with {his} chin.",
      ],
      [
        1,
        "By the fence somebody very small was walking about, with a very small basket. In it lay a stone and a dandelion. The small one looked behind every blade of grass and said “Nope” each time, quite cheerfully at first, and then less so.",
      ],
      [
        1,
        "{Hero} looked at the basket. They were all {his}. {He} had found them, every one, honestly. It was odd that the basket had just got so heavy.",
      ],
      [
        0,
        "It would have been easy to say “Here.” But who wants to be given something when one is just looking for it? So {hero} went round the other side of the bush, quite by chance, and when {he} came out again, the chin was free.",
      ],
    ],
    end: [
      [
        0,
        "“EGG!” it sounded from the fence. “EGG! HERE! AND THERE!” The small one ran from tuft to tuft and could hardly keep up with the shouting. Behind the watering can there was a blue one. In {hero's} left boot there was a red one, and the boot still had a foot in it.",
      ],
      [
        0,
        "In the evening they were counted, on the kitchen table. The small one had exactly one more than {hero}. “You must look better next time,” {hero} {was} told. “I'll show you how it's done.” {Hero} nodded, very seriously. “That would be nice,” {he} said.",
      ],
      [
        1,
        "Only Grandma had seen it, from the window. She said nothing. But the one with the golden paper lay on {hero's} pillow that night, and nobody had put it there.",
      ],
    ],
    isWhole: true,
    of: "children",
  },
  {
    by: "any",
    words: event(
      "(?:dressed|dresses|went|goes|was|disguised (?:himself|herself)|dressed up) (?:up )?as an? (?<costume>ghost|pirate|knight|witch|vampire|lion|bear|robot|superhero|wizard|monster|dragon|pumpkin|skeleton)",
    ),
    idea: /\b(?:halloween|carnival|costume|fasching|masquerade|trick or treat\w*|sheet|mask)\b/i,
    after: [
      [
        1,
        "From outside there was only a {costume} to be seen. Inside it was dark and warm, and it smelled of washing powder. {Hero} breathed in. It was astonishing how much room there is in such a costume for somebody who mostly has none.",
      ],
      [
        1,
        "At the first door {he} said “Boo” so quietly that the lady said “Bless you.” At the third door it was loud. At the fifth one {hero} heard somebody roar, so that the lamp shook, and looked round to see who that had been.",
      ],
      [
        0,
        "“Who's that?” the others asked. “The {costume} is great!” They wanted to have it in front, at the bell. {Hero}, who always stood at the very back in class photographs, rang at nineteen doors that evening. {He} told jokes. {He} had never known that {he} knew any.",
      ],
    ],
    end: [
      [
        0,
        "At the last corner it got caught on a fence. There was a long tearing sound, and there {he} stood, under the street lamp, with a red face. Nobody said anything. “It's you!” said a girl then. “You're funny! Why don't you ever say anything?” {Hero} thought about it. “I always thought that you had to be something special for that,” {he} said.",
      ],
      [
        0,
        "At the next house {he} rang without the costume. “And what are you?” asked the man at the door. {Hero} took a deep breath. “BOO!” {he} said. The man got such a fright that he dropped the whole bowl, and it took all of them to pick the sweets up again.",
      ],
      [
        1,
        "The costume hangs in the wardrobe. It has still got the tear in it, and it will not be mended. One could see so well out of it.",
      ],
    ],
    isWhole: true,
    of: "people",
  },
  {
    by: "any",
    words: event(
      "(?:was|were|is|got|gets|became|becomes) (?:so |very |really |terribly |always )?(?:angry|furious|mad|sad|cross|grumpy)",
    ),
    idea: /\b(?:rain(?:s|ed|ing)?|storms?|stormed|thunder\w*|clouds?|snow\w*|lightning|hail\w*|fog)\b.*\b(?:room|house|head|bedroom|kitchen|class\w*|indoors|inside)\b|\b(?:room|house|head|bedroom)\b.*\b(?:rain(?:s|ed|ing)?|storm\w*|thunder\w*|cloud|snow\w*)\b/i,
    after: [
      [
        1,
        "It started below the ceiling, with a cloud no bigger than a pillow. It was dark grey and had a crease between its eyes. When {hero} slammed the door, it thundered a little.",
      ],
      [
        1,
        "Then it poured. It poured onto the carpet, the homework and the stuffed bear, who had nothing to do with it. “What's going on in there?” it was called from outside. “NOTHING!” shouted {hero}, and there was a flash of lightning.",
      ],
      [
        1,
        "Water came through under the door, down the stairs, and past the people in the kitchen. “Shall we tell {him} to stop?” somebody asked. “I've never known rain that stopped because it was told to,” was the answer, and somebody fetched the rubber boots.",
      ],
      [
        0,
        "There was a knock. Somebody came in with an umbrella, sat down on the wet bed, and said nothing. They both looked at the rain. “It's really coming down,” it was said after a while. “YES,” said {hero}. And then, a bit more quietly: “It was so unfair.” And then it all came out, from the beginning.",
        "There was a knock. Somebody came in with an umbrella, sat down on the wet bed, and said nothing. “It's really coming down,” it was said after a while. “YES,” said {hero}. And then, a bit more quietly: “It was so unfair.” And then it all came out, from the beginning.",
      ],
    ],
    end: [
      [
        0,
        "While {hero} {was} telling it, the drops got bigger and slower. By the time {he} got to the worst part, it was only drizzling. At the end one last drop hung from the lamp. It fell on {hero's} nose. It is very hard to stay angry with a drop on one's nose.",
      ],
      [
        0,
        "They wrung out the bear together and hung him on the curtain rail, by the ears. And because the window was open and the sun was just coming in, there was a rainbow, from the wardrobe to the desk, a small one, but with all the colours.",
        "The bear was wrung out and hung on the curtain rail, by the ears. And because the window was open and the sun was just coming in, there was a rainbow, from the wardrobe to the desk, a small one, but with all the colours.",
      ],
      [
        1,
        "It still clouds over in there sometimes. The umbrella has been left standing by the door, just in case. It is quite a big one; there is room for two.",
      ],
    ],
    isWhole: true,
    of: "people",
  },
  {
    by: "any",
    words: event(
      "(?:learned|learns|learnt|wanted to learn|wants to learn|was learning|tried|tries|could not|cannot|did not know how) (?:how )?(?:to )?(?:tie|tying|tied|ties) (?:his |her |the |their |my |own )*(?:shoes|shoelaces|laces|shoe|a bow)",
    ),
    after: [
      [
        1,
        "“One ear, second ear, once round the tree, and into the hole,” murmured {hero}. {He} sat on the lowest stair with {his} tongue between {his} teeth. The first ear was excellent. When the second ear came along, the first one was gone.",
      ],
      [
        1,
        "Mum had her coat on. Dad had his coat on. The little one had even got mittens on, and they were on a string. “Shall I quickly…?” asked Dad. “NO,” said {hero}. “ALONE.”",
      ],
      [
        0,
        "The bus came round the corner. One could see it through the glass in the door, quite yellow. “One ear,” said {hero}. The bus stopped, opened its doors, waited, and closed them. “Second ear,” said {hero}. The bus drove off. “The next one goes in twenty minutes,” said Mum, and sat down on the stairs in her coat.",
      ],
      [
        2,
        "By and by they were all sitting there. Dad told how he had worn shoes with Velcro until he was nine. Grandma took off her own shoe, to see how it goes when one really thinks about it, and could no longer do it.",
      ],
    ],
    end: [
      [
        0,
        "“Round the tree,” whispered five people. {Hero} pulled. It became a bow. It was crooked, it had one ear like a rabbit and one like a mouse, but it was a bow, and it held when {he} stamped {his} foot. The cheering was so loud that the neighbour opened her door.",
      ],
      [
        0,
        "They got the third bus. It was only when they were all sitting in it, out of breath, that {hero} looked down. “That was the left one,” {he} said. The right one had been forgotten. There was a short silence. “It's forty minutes to Aunt Helga's,” said Dad. “That should do.”",
      ],
      [
        1,
        "When the bus stopped, it was done, with two ears of the same length. {Hero} did not undo it for the night. {He} slept in it.",
      ],
    ],
    isWhole: true,
    of: "children",
  },
  {
    by: "any",
    words: event(
      "(?:learned|learns|learnt|wanted to learn|wants to learn|was learning|tried to learn|took lessons)[^.]* (?:to )?(?<skill>swim|dive)[^.]* with (?:his|her|their|my|the) (?<elder>grandma|grandpa|grandmother|grandfather|gran|granny|nana|oma|opa|mum|mom|mother|dad|father|aunt|uncle)",
    ),
    after: [
      [
        1,
        "“When I was little, nobody had time for such things,” said the {elder}, and stood there with crossed arms and blue lips. “And afterwards nobody asked me.” “I'm asking you now,” said {hero}. “You first.” “No, you.” They counted to three. Neither of them moved.",
        "“When I was little, nobody had time for such things,” said the {elder}. “And afterwards nobody asked me.” “I'm asking now,” said {hero}. “You first.” “No, you.” There was counting to three. Nothing moved.",
      ],
      [
        1,
        "The teacher was seventeen and had a whistle. “Breathe,” he said. The one breathed and forgot the legs. The other one moved the legs and forgot to breathe. “Together you'd be one,” said the teacher.",
      ],
      [
        0,
        "At home they practised on two kitchen chairs, on their stomachs, each with a cushion. The one called out the time, the other one puffed. “Dinner!” came from the door. “No time,” said both chairs.",
        "At home it was practised on two kitchen chairs, with a cushion on each of them. “Dinner!” came from the door. “No time,” said both chairs.",
      ],
      [
        2,
        "There were evenings when {hero} did not want to go any more, and there were evenings when the {elder} did not want to. Luckily they were never the same ones.",
      ],
    ],
    end: [
      [
        0,
        "It happened on quite an ordinary afternoon. {Hero} noticed that nobody was holding on, and turned {his} head to tell the {elder}. But right beside {him} there was already somebody, with a very straight back and very wide eyes. “Don't say anything,” puffed the {elder}. “Or I'll notice that I can {skill}.”",
      ],
      [
        0,
        "They both got the same badge. It was sewn onto a swimsuit, a rucksack or a cardigan, wherever there was room. “Which of you learned it first?” they were asked. They have never agreed about that. It was either the one or the other, by about a hand's width.",
        "There were two badges, both of the same kind. “Who learned it first?” people asked. About that there has never been agreement. It was a matter of a hand's width.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:was|were|is|got|felt|feels|gets|became) (?:so |very |a bit |terribly |really |a little )?homesick",
    ),
    idea: /\b(?:camp\w*|tent|class trip|school trip|scouts?)\b/i,
    after: [
      [
        1,
        "By day it was all right. There had been potato sacks, a river and a song with no end. But now the zip was shut, and it was dark, and there was the wrong smell, and nobody had looked in once more to ask about the water.",
      ],
      [
        1,
        "It sat just below the ribs and pulled. {Hero} knew exactly what they were doing at home now: the dishwasher was humming, and somebody was putting out the hall light. The hall light was the worst.",
      ],
      [
        0,
        "“I've only got something in my eye,” {hero} said into the dark, just in case. “In both?” asked a voice. There was a rustling. “I had that, too, last year. The first night is the one that doesn't count. You've got to get up for it.”",
      ],
    ],
    end: [
      [
        0,
        "Outside the grass was wet. {Hero} put {his} head back. There were so many of them up there that one could have become dizzy, and between them a bright stripe, like spilled milk. “There's the Plough,” said the voice. “It stands over your house, too. Exactly the same one. If somebody is looking up there now, you're both looking at the same thing.”",
      ],
      [
        0,
        "{Hero} looked for quite a long time. It still pulled, but now it was more as though somebody were holding the other end. “Good night,” {he} said, upwards. After that there were biscuits, squashed ones, and then {he} slept.",
      ],
      [
        1,
        "On the last day there was crying again, but for quite another reason: they all had to go home. “Next year,” they promised one another. “And whoever's new, we'll show them the Plough.”",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:did not want|does not want|refused|would not|could not bear|was sad|hated)(?: to)? (?:leave|leaving|move|moving|go|give up)(?: away)?(?: from| to)?(?: {spot})?",
    ),
    idea: /\b(?:mov(?:es?|ing|ed) (?:to|away|house|into|out)|new (?:house|flat|town|city|home|apartment)|relocat\w+)\b(?!.*\b(?:grandma|oma|friend)\b.*\bmoves? in)/i,
    after: [
      [
        1,
        "In the flat there were only boxes now. On every one of them it said what was in it: plates, winter, Dad's cables. On none of them did it say where one was to put a place like that, which has a rope ladder, or a crack in the third step, or a view of the church tower.",
        "In the house there were only boxes now. On every one of them it said what was in it: plates, winter, Dad's cables. There was none for that which cannot be packed.",
      ],
      [
        1,
        "“You'll have a much bigger room,” they said. {Doer} did not want a bigger room. {Doer} climbed up to {doerhis} place, pulled everything up behind {doerhim} that could be pulled up, and was not to be reached for the time being.",
        "“You'll have a much bigger room,” they said. {Doer} did not want a bigger room. {Doer} sat down in {doerhis} favourite place, held on to it with both hands, and was not to be reached for the time being.",
      ],
      [
        0,
        "Around noon somebody came and sat down beside {doerhim}, without being asked. It was Dad. “Here's where I taught you to whistle,” he said. “And from down there you threw your shoe at me.” They remembered one thing after another. It became a list. It did not get any easier from that, but it became clear what was to be packed.",
      ],
    ],
    end: [
      [
        0,
        "In the end one plank came along, the one with the name carved in it, and a jam jar full of earth. On the inside of the old door they wrote in pencil, quite low down, for whoever would come next: “The third step creaks. From the top one can see the moon first. Please look after it.”",
      ],
      [
        0,
        "The new place smelled of paint. On the third evening {doer} went out into the yard with a torch. There was a tree there. It was not as high as the other one. But it had a fork, at just the right height, and in the bark, overgrown and very old, there were two letters. So somebody had already thought the same.",
      ],
      [
        1,
        "The plank fits exactly into the fork. One can see the moon from there, a bit later than before. And on the second Saturday a head came up over the edge that said: “I live next door. What does the third step do here?”",
      ],
    ],
    isWhole: true,
    of: "children",
  },
  {
    by: "any",
    words: event(
      "(?:the |an? )?(?:monsters?|ghost|crocodile|creature|spider|bogeyman) (?:(?:under|in|behind|beneath) (?:the|his|her|my) (?:bed|wardrobe|closet|cupboard|door) )?(?:was|is|were) (?:actually |really |itself |himself |even more |more |also )*(?:afraid|scared|frightened|terrified)",
    ),
    idea: /\b(?:bed|beds|bedroom|wardrobe|closet|night|nights)\b/i,
    after: [
      [
        1,
        "So they lay there, one on top and the other below, both with a blanket over their heads and both as quiet as possible. If the one turned over, the other one stopped breathing. It had been going on like that for weeks.",
      ],
      [
        1,
        "Then one night somebody had the hiccups. It came from below. “Hic.” There was a pause in which nobody dared to move. “Hic.” Whoever has the hiccups cannot be as dangerous as all that.",
      ],
      [
        0,
        "“You have to hold your nose and swallow seven times,” it was whispered from above. There was a swallowing, seven times. “Hic… it's gone. Thank you,” it was whispered from below. “Are you going to eat me now?” “Me? I thought that you'd eat me!”",
      ],
    ],
    end: [
      [
        0,
        "Slowly a nose came up over the edge of the bed, and then two ears with dust on them. It was not very big. It had a slipper under its arm, the one that had been missing since autumn. “It's for holding on to,” it explained. “When your foot hangs down. A foot like that, in the dark, with five ends to it!”",
      ],
      [
        0,
        "They agreed on rules. The foot stays on top. The light in the hall stays on, a crack of it, for both. And whoever has a bad dream knocks on the wood.",
      ],
      [
        1,
        "Mum wonders why there are always two biscuits wanted at bedtime. One of them is put on the floor. In the morning it is gone, and under the bed it has been swept quite clean.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:the |an? )?(?:smallest|tiniest|shortest|youngest|slowest|weakest|worst|little) (?:player|boy|girl|kid|child|one|goalkeeper|goalie|runner|striker)[^.]* (?:scored|scores|shot|saved|won|wins)|(?:scored|scores|shot) (?:an? |the |his |her |my )(?:own |winning |last |decisive |first |only )?goal",
    ),
    idea: /^(?!.*\b(?:own goal|wrong goal)\b)(?=.*\b(?:team|goal|football|soccer|handball|hockey|match|final|game)\b)/is,
    after: [
      [
        1,
        "The shirt came down to {hero's} knees; it was the smallest they had. On the back there was a 1, because there is only room for one digit. “Watch out that the wind doesn't carry you off,” those from the other team said, and laughed.",
        "The shirt was too big; they did not have a smaller one. “Watch out that the wind doesn't carry you off,” those from the other team said, and laughed.",
      ],
      [
        1,
        "Most of the time {hero} had sat on the bench. One gets to know a game very well there. The tall one with the beard, number five, always stood with his legs wide apart when he was tired. And now he was tired. They all were; it was two to two.",
        "Most of the time {hero} had sat on the bench. One gets to know a game very well there. The tallest defender over there always stood with both legs wide apart when he was tired. And now he was tired. They all were.",
      ],
      [
        0,
        "“We've got nobody left,” said the coach, and looked along the bench, and then once more, a bit lower down. “Can you still run?” “I haven't run yet today,” said {hero}.",
      ],
    ],
    end: [
      [
        0,
        "The ball came high. It went over {hero's} head, and over the next one's, too, bounced off a back, and rolled. They were all looking up. Only one was looking down, because that is where {he} lives. Between the legs of the tall one there was a gate, and behind it, quite far off, there was another one, with a net.",
      ],
      [
        0,
        "{Hero} ran right through. {He} did not even have to duck. Then there was only the goalkeeper, who was looking for {him} somewhere higher up. It was not a hard shot. It was only a very low one. The net moved a little, and then the whistle blew, and then {hero} could see nothing more but knees and arms and sky.",
      ],
      [
        1,
        "“Where did {he} come from so suddenly?” asked the tall one. “From below,” the coach said. The shirt did not get washed for a week. It still comes down to the knees. {Hero} will not have another one.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:(?:always |never )?(?:lost|loses|had lost|won|wins|could not win|never beat|beat)) (?:every |each |all |all the |every single |any |against |a |at )*(?:time |games? |rounds? |match(?:es)? |of |at |cards|chess|ludo|memory|monopoly|uno|board games?)+[^.]*",
    ),
    idea: /\b(?:cards?|chess|ludo|memory|monopoly|uno|board games?|checkers|draughts|mensch)\b.*\b(?:against|brother|sister|grandpa|grandma|dad|mum|mom|once|finally)\b/i,
    after: [
      [
        1,
        "“Won!” it was said across the table for the ninety-fourth time. {Hero} put {his} cards down. It was always the same grin, with the tooth gap on the left. “You mustn't take it so seriously,” they said in the kitchen. Those who say that are mostly the ones who win.",
      ],
      [
        1,
        "{Hero} tried everything. {He} sat on the lucky cushion. {He} changed places. {He} wore the sock with the hole. Once {he} hid a card up {his} sleeve, and then {he} felt so hot that {he} took off the jumper, and it fell out.",
      ],
      [
        0,
        "So {hero} began to watch, not the cards but the face. When it was a good hand, both ears went up a bit. When it was a bad one, there was whistling. It had been like that all along. Nobody can do anything about their ears.",
      ],
    ],
    end: [
      [
        0,
        "The evening came. There was whistling across the table, very softly. {Hero} took a deep breath and laid down the last card. There was a silence. “Won,” said {hero}. {He} said it quite quietly, and looked at it once more, in case there was a mistake somewhere. There was none.",
      ],
      [
        0,
        "{He} had always wanted to dance on the table then. Instead {he} saw the ears opposite, which had gone quite red. “Another game?” asked {hero}. “You just want to win again.” “No,” said {hero}. “I want you to try.”",
      ],
      [1, "It stands at ninety-four to one now. The one has a frame around it, in gold."],
    ],
    isWhole: true,
  },
];
