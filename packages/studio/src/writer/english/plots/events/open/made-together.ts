import type { ClauseScene } from "../../clause-scene.ts";
import { inSentence } from "../event.ts";

/** What people build, plan and leave for each other. */
export const madeTogether: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:built|rebuilt|were building|made|put together|hammered together|started building|began building|finish(?:ed)?|to build) (?<work>(?:an?|the|their|his|her|our) (?:\\p{L}+[- ]){0,3}?(?:raft|rowing boat|boat|treehouse|tree ?house|soapbox(?: cart| car)?|go-kart|kart|rocket|spaceship|den|hut|canoe|shed|playhouse|sledge|catapult|henhouse|time machine|flying machine|submarine|stage|ramp))\\b[^.]*",
    ),
    idea: /^(?!.*\b(?:dream|imagin|model|paper|toy))(?!.* to (?:reach|watch|see|cross|sail|fly|get) )(?:.*\bwith (?:his|her|their|my|an?|the) [a-z]+|.*\band (?:his|her|their|my|the|an?|our) [a-z]+|.*\p{Lu}\p{L}+ and (?:\p{Lu}|I\b)|.*\b(?:[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|team|gang|friends|[Bb]rothers|[Ss]isters|[Ss]iblings|[Cc]ousins|[Tt]wins|[Nn]eighbou?rs|together|kids|children)\b)/u,
    after: [
      [
        0,
        "={They} began with a plan. It was a very good plan; there was even a flag on it. Then {they} counted what {they} had. It was some wood, some string and eleven nails, of which nine were bent. So {they} began again, with a smaller plan. The flag stayed.",
      ],
      [
        1,
        "~“Hold this,” said {hero}. “What with?” asked {talker}. “With your other hand.” “It's holding the other end.” By noon {hero} and {mate} had made something that one could call a corner, with a little good will.",
        "“Hold this.” “What with?” “With your other hand.” “It's holding the other end.” By noon {they} had made something that one could call a corner, with a little good will.",
      ],
      [
        1,
        "Everybody who came past knew better. One knew it from the army, and one knew it from television. “That'll never hold,” said a man with a very clean hammer. {They} nodded, and went on hitting {their} thumbs.",
      ],
      [
        1,
        "~{They} found out that {talker} could saw in a straight line as long as {hero} talked, and it did not matter about what. So {hero} talked, and {mate} sawed: about fish, about work, about a dream with a moustache in it. {They} had never told each other so much.",
        "{They} found out that one could saw in a straight line as long as somebody else was talking, and it did not matter about what. So there was talking: about fish, about ghosts, about a dream with a moustache in it. {They} had never told each other so much.",
      ],
      [
        0.5,
        "=When it was finished, {they} stepped back to have a look at it. It was {thework}; there was no doubt about that. Then something creaked. One nail let go, and then the next one, and then the whole of it sat down, quite slowly, like somebody who is tired of standing. Only the flag was still up.",
      ],
    ],
    end: [
      [
        0,
        "~It was quiet for a while. “It held, though,” said {talker}. “How long?” asked {hero}. “I counted. Nineteen seconds.” {They} looked at the heap. Neither of {them} had ever made anything before that had held for nineteen seconds. They slept on it. The next day {they} put it up again, and it held for an hour, and after that it held.",
        "=It was quiet for a while. “It held, though,” it came at last. “How long?” “I counted. Nineteen seconds.” {They} looked at the heap. {They} had never made anything before that had held for nineteen seconds. The next day {they} put it up again, and it held for an hour, and after that it held.",
      ],
      [
        0.6,
        "=It was not beautiful. It leaned a little to the left. Those who knew about it leaned a little to the right, and then it was straight. The man with the clean hammer came back, and looked at it from all sides, and asked whether he might have a go.",
      ],
      [
        1,
        "One can buy better ones, with instructions. But there is only one that has nine bent nails in it. When the wind blows, it creaks in the old place, and somebody begins to count. By nineteen they are all laughing.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:planned|plan|plotted|decided|tried|wanted|agreed|prepared|set out|made a plan|hatched a plan|helped [^.]*?|secretly helped [^.]*?)(?: secretly)? (?:to )?(?:sneak|escape|break|run away|smuggle|get away|slip)\\b[^.]*|^[^.]*?\\b(?:sneaked|snuck|escaped|broke out|ran away|smuggled|slipped) (?:out|away|from|their|his|her|(?:an?|the) [a-z]+ out)\\b[^.]*|(?:stole|borrowed|took) (?:an?|the) (?:[a-z]+ ){0,2}?(?:boat|bus|van|car|minibus|laundry van|lorry|tandem|motorbike|ambulance|tractor|train)\\b[^.]*|set (?:off|out) (?:to|for|on)\\b[^.]*",
    ),
    idea: /^(?!.*\brobot).*\b(?:care home|nursing home|retirement home|old people['’]s home|old age home|retirement village|home for the elderly)\b/i,
    after: [
      [
        0,
        "=The plan was drawn on a napkin, so that it could be eaten in an emergency. It had arrows. It also had a password, but that was forgotten again by supper, and so they agreed on “good evening”.",
      ],
      [
        1,
        "There were difficulties. The night nurse went round at ten, at twelve and at two. She was nice, and that made it harder. So cushions were put into the beds, with a hairnet on each. They looked so real that two of them were wished a good night.",
      ],
      [
        1,
        "At a quarter past twelve it began. It was not fast. There was a walking frame that squeaked, and it had been oiled with the salad oil, so that it now smelled of cucumber. Past the office they went on tiptoe, as far as the toes could be relied on.",
      ],
      [
        2,
        "“Good evening,” said a man at the gate. That was the password. They nodded to him very seriously and went past, and only round the corner did they notice that he had not been in the plan at all.",
      ],
      [
        0.5,
        "=Half-way there it stopped. Nobody knew why, and nobody knew how one makes it go again. They stood at the side of the road in their best coats, with one blanket between them. “We must be mad,” somebody said. It was the sentence that none of them had wanted to hear. The wind went in at every button.",
      ],
    ],
    end: [
      [
        0,
        "=Then there were headlights. It was the night nurse in her own small car, with a thermos flask and a very stern face. She looked at them, one after the other. “You've left somebody behind,” she said. On the back seat sat a cushion with a hairnet. “And I don't know the way,” she said. “Who's got the napkin?”",
      ],
      [
        0.5,
        "=They were there when it got light. It was just as they had thought that it would be, and they had thought of it for a long time. Nobody said very much. They stayed until every one of them had had enough of it, and that took until four.",
      ],
      [
        1,
        "At breakfast the next day all their noses were a little red. “Did you sleep well?” they were asked. “Good evening,” they said, and it was not easy to look serious. The napkin hangs over the sideboard, behind glass. One corner is missing. There had been an emergency, after all.",
      ],
    ],
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?<finder>(?:an?|the|her|his) (?:\\p{L}+ ){0,3}?\\p{L}+(?: (?:on|in|at|from|with|of) (?:the|his|her|their|an?) (?:\\p{L}+ ){0,2}?\\p{L}+)?)|one \\p{L}+|somebody|someone) (?:slowly |secretly |always )?(?:starts?|started|began|begins?|kept|keeps)(?: to)? (?:collect(?:ing)?|answer(?:ing)?|keep(?:ing)? (?:them|every)|writ(?:e|ing) back|repl(?:y|ying)|leav(?:e|ing) (?:\\p{L}+ ){0,2}?(?:answers?|replies|something|things|notes?|drawings?|presents|gifts|thanks)|read(?:ing)? them)\\b[^.]*",
    ),
    idea: /\b(?:wr(?:ites?|ote)|leaves?|left|knit(?:s|ted)|hung|hangs?|dr(?:aws?|ew)|hid|hides?|puts?|stuck|sticks?|paint(?:s|ed)|bakes?|baked|folds?|folded|drops?|dropped|chalk(?:s|ed)|carve[sd]?) (?:\p{L}+ ){0,5}?(?:poems?|notes?|verses?|jokes?|riddles?|letters?|drawings?|pictures?|hearts?|scarves|hats|mittens|socks|gloves|birds|cranes|boats|stones|flowers|messages?|compliments|stories|words|questions|recipes|buns|biscuits|postcards)\b/iu,
    after: [
      [
        0,
        "={Hero} had not thought of anybody in particular. That was the good thing about it. Whoever wants to be thanked has to stay and be looked at. {He} only had to be quick.",
      ],
      [
        1,
        "{He} had quite a technique by now: a cough, a look up at the ceiling, a step to the left. Once {he} {was} asked what there was to be seen up there. “The ceiling,” said {hero}.",
      ],
      [
        1,
        "{He} noticed it by the gaps. Things that are thrown away leave a torn corner. These were gone, one after the other, and each of them had been taken off as one takes off a plaster that belongs to somebody else.",
      ],
      [
        1,
        "One morning {he} left a very good one, to see. It was gone by ten. The next day {he} left a bad one. It was there at noon, and it was there at five. Just before closing time it was gone as well. {Hero} thought about that all evening. Good ones anybody would take.",
        "One morning {he} left a very good one, to see. It was gone by ten. The next day {he} left a bad one. By the evening it was gone as well. {Hero} thought about that for a long time. Good ones anybody would take.",
      ],
      [
        0.5,
        "=Then nothing was taken for a whole week. They stayed where they were, nine of them, and began to curl at the edges. “It was never meant for anybody,” {hero} told {himself}. {He} had to tell {himself} twice. On the seventh day {he} did not make one, and got everything else wrong, too.",
      ],
    ],
    end: [
      [
        0,
        "=On the eighth day there was one that {he} had not made. It was in the right place, and it was a bit crooked, as things are which somebody does for the first time. “I was ill,” it said on the back. “It was the longest week I've ever had. Please go on.” {Hero} looked up. Not far away somebody coughed, and looked at the ceiling.",
        "=On the eighth day there was one that {he} had not made. It was in the right place, and it was a bit crooked, as things are which somebody does for the first time. “I was ill,” it said on the back. “It was the longest week I've ever had. Please go on.” {Hero} looked up. Not far away stood {mate}, coughed, and looked at the ceiling.",
        "=On the eighth day there was one that {he} had not made. It was in the right place, and it was a bit crooked, as things are which somebody does for the first time. “I was ill,” it said on the back. “It was the longest week I've ever had. Please go on.” {Hero} looked up. Not far away stood {thefinder}, coughed, and looked at the ceiling.",
      ],
      [
        0.6,
        "=They have hardly talked about it. One does not need to, with so much to read. There are some that are only meant for two now. The others are for everybody, as before.",
        "=They hardly talked about it. They did not need to. Some were only meant for the two of them from then on. The others were for everybody, as before.",
      ],
      [
        1,
        "And sometimes people stop there, put their heads back and try to find out what there is to be seen up there. There's only the ceiling.",
      ],
    ],
    of: "people",
  },
];
