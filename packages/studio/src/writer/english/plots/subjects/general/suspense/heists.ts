import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

const PLANNED =
  "(?:plan(?:ned|ning)?|decided|wanted|tried|agreed|teamed up|team up|set out|had to|plotted|hired|went|were going|was going)";
const WITH_RIGHT =
  /\b(?:traitor|betray\w*|double[- ]cross\w*|undercover|steal back|st(?:eal|ole) (?:it|them) back|belong\w*|rightful\w*|corrupt|crooked|greedy|cheated|evil|villains?|mean|cruel|had (?:taken|stolen)|took|stolen (?:by|from)|poor|hospital|operation|save)\b/i;

/** Stories of what is stolen, robbed, got out and carried through. */
export const heists = [
  story({
    says: [phrase(`${PLANNED} to steal (?!back|from|it|them)<loot:thing>`)],
    unless: new RegExp(
      `${WITH_RIGHT.source}|\\b(?:dragons?|pirates?|hearts?|princess|show|food|bread|boat|detective|police\\w*|car|bus|moon|Christmas)\\b`,
      "i",
    ),
    of: "people",
    after: [
      "The plan for {theloot} was drawn on the back of a pizza box. It had arrows, and little men with hats, and a red cross at the end. {Hero} learned it by heart and then ate the last slice off it. “In at ten past two,” it said next to the first arrow. “Out at half past. Nobody sees anything.”",
      "For two weeks {hero} practised. {He} practised walking without a sound, and creeping under strings with bells on them. An old suitcase played the part of {theloot}. {Hero} stole that suitcase nine times a night, and the ninth time not a single bell rang.",
      "+ {Hero} went to look at {theloot} by daylight, with sunglasses and a newspaper. A tired guard was sitting there. “Are you the only visitor?” asked {hero}. “The only one this week,” said the guard. “I don't know why they still pay me.” {Hero} bought a postcard, to be polite.",
      "Then came the night. In at ten past two: that went well. Under the wires, past the cameras, no sound at all. {Hero} saw {theloot}, and nobody far and wide. {Hero} reached out with both hands. Then the light went on. “At last!” said a voice.",
    ],
    end: [
      "The guard was sitting in a corner with a flask of tea. He didn't reach for the alarm. He was beaming. “Eighteen years I've watched over {theloot}, and no one has ever tried!” he cried. “On Friday they're going to dismiss me, because nobody wants to steal here. And now you! Do sit down. How did you get past the wires?”",
      "{Hero} sat down, with {theloot} within reach, and explained. The guard took notes. The wires hung too high, the cameras looked the wrong way, and the back door could be opened with a spoon. “That's worth more than {theloot},” said the guard. {Hero} had never thought of it that way.",
      "On Friday the guard kept his job, because there had been a break-in at last, and {hero} got one. It came with a contract and a badge. Once a month {hero} had to try to steal {theloot}, and to write down how it was done. {Theloot} had never been so safe, and thieving had never been so well paid.",
      "The new plan hangs in the guard's room, on the back of a pizza box. In at ten past two, it says next to the first arrow. At half past two there is a second flask of tea, and while they drink it, {hero} and the guard talk about wires.",
    ],
  }),
  story({
    says: [
      phrase(`(?:${PLANNED} to (?:steal|take|get) (?:back )?|stole back |stole )(?!back|from|it|them)<loot:thing>`),
      WITH_RIGHT,
      /\b(?:steal|stole)\b/i,
    ],
    unless:
      /\b(?:dragons?|pirates?|hearts?|princess|detective|police\w*|inspector|bank|accused|hospital|operation|to save|had stolen the|thief had|king|witch|giant|detention)\b/i,
    of: "people",
    after: [
      "There were laws, of course, and {hero} had tried all of them. There had been letters, and forms, and a long afternoon on a hard bench. “It is simply not possible,” everybody said. So the only way that was left led through a window. “It isn't stealing,” said {hero}. “It's fetching {theloot} home.”",
      "They watched the house where {theloot} was kept, first from a bench, then from behind a hedge. {Hero} wrote down when the lights went on, when the dog was fed, and how the guard took his coffee. After ten days {hero} knew that house better than those who lived in it.",
      "+ {Hero} packed a torch, a rope, a pair of warm socks, and a folded receipt that proved to whom {theloot} really belonged. The rope was for getting in. The receipt was for the case that somebody should ask.",
      "The night of the plan came, and nearly nothing went as it had been planned. The window was shut. The dog had not been fed. But the dog liked cheese rolls, as it turned out, and the cellar door had never had a lock. {Hero} crept up the stairs, opened one last door, and there was {theloot}.",
    ],
    end: [
      "Then a lamp went on. The man who called himself the owner of {theloot} was standing in the doorway in a silk dressing gown. “Thieves!” he shouted. “Yes,” said {hero}, “but which of us?” And {hero} told him, to his face and loud enough for the whole house, where {theloot} had come from.",
      "The guard had come up the stairs and heard every word. So had the cook, and so had two policemen who had been called because of the dog. “May I see that?” one of them asked, and {hero} showed him a folded paper with a stamp on it. It went very quiet. “The man in the silk dressing gown had better come with us,” said the policeman.",
      "So {theloot} went out by the front door and not through the window. {Hero} held on to it all the way, and did not say much. Now and then {hero} looked to see whether it was really true. It was. On the steps the guard saluted, and the dog came along as far as the corner.",
      "{Theloot} is back where it belongs, and every morning {hero} says hello to it, as you do to somebody who has been away for too long. Nobody had to steal it after all. It only had to be fetched.",
    ],
  }),
  story({
    says: [
      phrase(`(?:${PLANNED} to (?:rob|break into|hold up)|robbed|hold up|held up) (?!him|her|them)<target:thing>`),
      /\b(?:bank|casino|post office|savings bank|jeweller\w*|jewellery|jewelry|supermarket|shop|store|museum|villa|mansion|company)\b/i,
    ],
    unless:
      /\b(?:train|truck|wrong|full of|hostages?|detective|police\w*|inspector|arrested|accused|innocent|dressed (?:up )?as|driver|parrot|dog|cat|escape|prison|first date|game|future|monkeys?|raccoons?|retired policem[ae]n|grave|time)\b/i,
    of: "people",
    after: [
      "It sounded easy as long as they were sitting down. There was {thetarget} on a piece of paper, a square with a door. There was a dotted line that went in, and a dotted line that came out. “Nobody gets hurt,” said {hero}. “We say please, and we say thank you.” That was rule number one.",
      "They practised in the kitchen. A bread bin was the safe. {Hero} said, “Hands up, please,” in front of the mirror, first too softly, and then with a squeak. By the end of the week {hero} could say it so that the cat put up its paws. Nothing could go wrong at {thetarget} now.",
      "+ The masks were the difficult part. They made the glasses steam up, and in the last rehearsal {hero} walked into the door of the fridge. “We'll take off the glasses,” they decided. Then they couldn't read the plan. In the end they put the glasses on over the masks.",
      "And so they went into {thetarget}, on a grey morning, and found a queue. Nobody turned round. {Hero} said, “Hands up, please,” and a lady said, “You'll have to wait, like all of us.” They waited. It was the longest queue of their lives, and the masks itched.",
    ],
    end: [
      "When they got to the front there was nobody there to rob. But a door stood open, and in the back room of {thetarget} they saw the manager himself. He was on his knees before the open safe, and he was stuffing bundles of notes into a sports bag, as fast as he could. “Hands up, please,” said {hero}.",
      "The manager put up his hands. A bundle fell out of each of his sleeves. “How did you find out?” he stammered. “I've only done it on Mondays!” By now the whole queue was standing in the doorway, and the lady was ringing the police. “There are some very polite people here,” she said, “who have just caught a thief.”",
      "{Hero} took off the mask, put it in a pocket, and tried to look like somebody who has come about a form. Nobody asked. The owners of {thetarget} were so grateful that there was a reward, with a handshake. It was not a fortune. It was exactly as much as {hero} had really needed.",
      "The paper with the dotted lines went into the stove. But they still go to {thetarget} now and then. They stand in the queue, without masks, and when they get to the front, they say please, and they say thank you.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:transport|deliver|smuggle|bring|carry|drive|take|escort|haul|smuggled|carried|brought|transported|delivered|drove) <cargo:thing> (?:safely |secretly )?(?:across|over|through|up|down|past|to)",
      ),
      /\b(?:dangerous|border|mountains?|mountain pass|enemy|storm|bandits|desert|war|explosives?|jungle|front line|snow|blizzard|minefield|swamp|wilderness)\b/i,
    ],
    unless:
      /\b(?:letter|message|dragons?|school|promis\w*|dying|rings?|dress|bride|medicine|piano|children|goose|baby|refugees?|Santa|sea|ship|boat|train|spaceship|drugs|home to|dreams?|memor(?:y|ies)|secrets?|lions?|tigers?|elephants?|bears?|horses?|animals?|camels?|dogs?|cats?|patients?|prisoners?|woman|man)\b/i,
    of: "adults",
    after: [
      "Everybody whom {hero} asked knew somebody who had tried it. Nobody knew one who had arrived. “Then it's time that somebody did,” said {hero}, and checked the straps around {thecargo} for the third time. {He} had given {his} word for it, and {hero} was not a person who gave it often.",
      "The first part of the way was nearly beautiful. {Hero} began to hum. Then the road became narrow, and after that it was only a road because the map said so. {He} talked to it, as you talk to a horse: easy now, steady now, nearly there.",
      "In the middle of the way two men with guns were waiting. “What have you got there?” they asked. {Hero} began to cough, terribly, and leaned right out towards them. “Just a bit of fever,” {he} gasped. “Nearly everybody in the village has it.” The men stepped back so fast that one of them lost his hat.",
      "+ That night {hero} did not make a fire. {He} sat with {his} back against {thecargo} and counted stars so as not to fall asleep. {He} thought of those who were waiting at the other end. They did not know {hero's} name. They only knew that somebody had promised to come.",
      "Then the way was simply gone. Where it should have been, stones and mud had come down and lay there as high as a house. On the left the rock went up, and on the right it went down. {Hero} stopped and looked. Turning round would have been sensible. {Hero} spat into {his} hands.",
    ],
    end: [
      "{He} moved the stones one by one. When {he} could not move them alone, {he} looked up, and there stood the two men with the guns and one hat. “Who is all this for?” they asked. {Hero} told them. They put down their guns and took hold of the biggest stone.",
      "For the last few hundred steps the two men walked in front with lamps and called out where the edge was. {Hero} brought {thecargo} past with a hand's breadth to spare.",
      "There were people in the road, long before the first house. Nobody cheered. They came and touched {thecargo}, to be sure, and then they touched {hero}. Only then did {hero} sit down.",
      "Now, when somebody says that the way can't be done, people say: “Ask {hero}.” {Hero} doesn't make much of it. {He} shows them on the map where the road stops being a road. And there, {he} says, you must talk to it: easy now, steady now, nearly there.",
    ],
  }),
];
