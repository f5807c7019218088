import type { Arc, ArcStory } from "../arc.ts";

/** Somebody who notices every lie meets a kind one. */
const oneKindLie: ArcStory = {
  after: [
    [
      0,
      "={Hero} did not say anything. {He} swallowed, and smiled, and it was there, no doubt about it. Most lies were small ones and over in a moment: I'm nearly there, I love it, it was like that before. This one was not small. It stayed. “Is something wrong?” {he} {was} asked. “No,” said {hero}, and that was another.",
    ],
    [
      0.8,
      "={He} knew what to do about strangers: one nods and thinks one's own thoughts. With friends it was different. {Hero} had never checked those. It would have been like looking into somebody's bag. Now {he} had done it without wanting to, and {he} could not put it back.",
    ],
    [
      0.5,
      "=So {he} asked, one thing after another, quite by the way. “Did you do it all on your own?” That was true. “Did everyone come who was meant to come?” That was true, too. “And is everything all right?” “Of course it is,” said {his} friend, and laughed. There it was. It was so strong that {hero} had to hold on to the table.",
    ],
    [
      0.8,
      "=“You're doing it again,” said {his} friend. “Doing what?” “Looking as if you had bitten on something.” There was no one in the world who knew {him} so well. It was a pity, because now they were both quiet. {Hero} went outside and wished that {he} could notice nothing at all, like other people.",
    ],
    [
      0.8,
      "=There were a few things that {he} had learned about lies in all that time. The mean ones were sharp and the lazy ones were flat. {Hero} tried to remember this one, from the start to the finish. It was strong, but it was not sharp. At the very end, when one waited long enough, it was nearly sweet.",
    ],
  ],
  end: [
    [
      0,
      "=“It's about me, isn't it?” asked {hero}. {His} friend turned red. “I promised not to tell. You'd have noticed at once, so I had to think of something else all day, whatever I was doing, even while I was stirring.” And a hand came out from behind a back. There was something in it, wrapped up badly. It was for {hero}.",
    ],
    [
      0.5,
      "=“I wanted to see if it could be done,” said {his} friend. “Surprising you, I mean. No one ever has.” That was true; it was so true that it made {his} ears warm. {Hero} unwrapped it. It does not matter what it was. “Do you like it?” “Yes,” said {hero}, and waited, and noticed nothing but the truth.",
    ],
    [
      0.3,
      "=They came to an agreement. Once a year {hero} might be lied to for a whole day, from morning to evening, as hard as {his} friend could manage. {He} would act as if {he} had noticed nothing. So far they have both kept to it.",
    ],
  ],
};

/** Somebody can hear or see what others cannot. */
const oneVoiceBelow: ArcStory = {
  after: [
    [
      0,
      "=It took some getting used to. {Doer} had expected something grand, and it was mostly about supper. They thought of food, and of draughts, and of who had been sitting where first. {Doerhe} stood there and laughed out loud. Nobody else had noticed a thing. They looked at {doerhim} as though {doerhe} had laughed at a wall.",
    ],
    [
      0.8,
      "=“What are they saying?” asked {talker}. “That you're standing in the light,” said {doer}. {Talker} took a step to the side. “Better?” {Doer} listened. “They say thank you, and that you've got odd socks on.” {Talker} looked down. It was quite true, and nobody could have seen it from there.",
      "=“How did you know that?” people began to ask, for {doer} knew where it pinched and who had hidden what, and who had been left out in the draught. “I just know,” {doerhe} said. It was the simple truth, and not one of them believed it. They gave {doerhim} a biscuit.",
    ],
    [
      0.8,
      "=After a while it got to be a lot. As soon as it was known that there was somebody who could hear them, they all wanted to say something, and all at once. They complained about each other. They told long stories with no end. {Doer} put {doerhis} hands over {doerhis} ears. It was no good; it did not come in that way.",
    ],
    [
      0.6,
      "=But below all of them there was something else. It was only there when the others stopped for breath, a small sound and always the same. {Doer} asked them what it was. All at once they had nothing to say. “Oh, that,” they said at last. “We've always had that. One stops noticing.”",
    ],
    [
      0.8,
      "={Doerhe} followed it. It got fainter as soon as anybody spoke, and so {doerhe} told them all to be quiet, the big ones as well, and they were so surprised that they were. There was a corner where nobody ever went, with things piled up in front of it. Behind those it was louder. It sounded like somebody counting.",
    ],
  ],
  end: [
    [
      0,
      "={Doer} cleared the things away, one by one. Right at the back sat one that had been forgotten there, the smallest of them all. It was counting, so as to have something to listen to. “Four thousand and six,” it said, and saw {doerhim}. “Oh. Can you hear me?” “Yes,” said {doer}. “I've been able to all along. You were very quiet.”",
    ],
    [
      0.5,
      "={Doerhe} carried it over to the others and put it down in the middle. For once they didn't talk about supper. They moved up, on both sides, until there was a gap exactly as wide as it was. “You might have said something,” one of them grumbled. “I did,” it said. “Four thousand times.”",
    ],
    [
      0.3,
      "=It was as noisy there as ever, for anyone who could hear it. But every evening, before {doer} went, there was a moment when somebody said “ssh”, and they all kept still. Then {doerhe} listened right down to the bottom, to make sure that there was nobody counting.",
    ],
  ],
};

/** A creature or a thing that is different from its like, and is needed for just that. */
const justLikeThat: ArcStory = {
  after: [
    [
      0,
      "=The others had got used to it, more or less. They said “that's just how {he} {was} made”, and they said it kindly, and then they moved a little to one side. {Hero} moved to the other side, so that it was fair. In between there was always a gap, and in the gap there was a draught.",
      "=The others had got used to it, more or less. They shrugged, not unkindly, and then they moved a little to one side. {Hero} moved to the other side, so that it was fair. In between there was always a gap, and in the gap there was a draught.",
    ],
    [
      0.8,
      "=Of course {hero} tried to do it like everyone else. {He} practised when no one was about. {He} started out correctly, and it all went well for a while, and then, just at the point where it counted, it came out the way it always came out. Somebody small had been watching. “Do it again,” said the small one.",
    ],
    [
      0.8,
      "=“It's a mistake,” said {hero}. “It's the best thing I've seen today,” said the small one. But it had only been a short day so far, and the small one was easily pleased, and had clapped for a cloud that morning. So {hero} did not count it.",
      "=“It's a mistake,” said {hero}. “It's the best thing I've seen today,” said the small one. But the small one was easily pleased, and had only just been clapping for a cloud. So {hero} did not count it.",
    ],
    [
      0.5,
      "=Then {he} gave it up. {He} did nothing any more, neither the right way nor {his} own, and it got very quiet. At first they were relieved. Then they started to look round. Something was not as it should be, and they could not say what. “Did it always take so long until evening?” one of them asked.",
    ],
    [
      0.6,
      "=It was worst for the smallest of them, who had got lost. Wherever the small one looked, there were the others, all alike, and doing everything right. You can't find your way by what is the same everywhere. “Where are you?” somebody called, very far off. {Hero} heard it.",
    ],
  ],
  end: [
    [
      0,
      "={Hero} knew what was missing. {He} took up a place where everyone could notice {him}, and did it, not the right way, but the way {he} had always done it, and as strongly as {he} could. There was nothing else like it far and wide. “There!” called the small voice. “There you are! Don't stop!” And {hero} did not stop.",
    ],
    [
      0.5,
      "=It took a good while, and it came nearer all the time, and then the small one was there, rather out of breath. The others had come up as well. They stood close together, and there was no gap. “So that's what it's for,” one of them said. “It isn't for anything,” said {hero}. “It's only mine.”",
    ],
    [
      0.3,
      "=They went on doing it the right way, the others did, and {hero} did it just like that. In the evenings, before it got dark, they asked {him} to do it once more, so that everybody knew where they were. The small one always clapped.",
    ],
  ],
};

/** A thing that does more than it should. */
const itKnewBetter: ArcStory = {
  after: [
    [
      0,
      "=At first people thought that it was broken. They shook it and looked underneath. Someone with a screwdriver came and could find no fault. {Hero} did what {he} did, and did not argue. “It's right,” said a child who had been looking on. “You're just not ready for it.” The child was told to stand back.",
    ],
    [
      0.6,
      "=Then they began to use it. That was worse. They came in the lunch hour, and stood in a queue, and every one of them wanted to be shown something nice. {Hero} was not made for that. {He} could only do it the way it was. One after another they went off, rather pale, and said that they had known it all along.",
    ],
    [
      0.8,
      "=There was one who did not mind. She was old, or at any rate in no hurry, and came when the queue was gone. “Well?” she said, and looked at what came of it. “Hm,” she said. “That's about what I thought.” And she patted {hero} on the side and asked how {he} was. No one else ever had.",
    ],
    [
      0.5,
      "=In the end {he} was put in a drawer. It was decided by show of hands. A drawer is not a bad place, there are others in it, but they could do only what they were supposed to do, and were proud of it. {Hero} lay in the dark and did nothing. It was the first time. All of it stayed inside {him}, and it got heavy.",
    ],
  ],
  end: [
    [
      0,
      "=It was the child who pulled out the drawer. “I don't want to know anything,” the child said. “I only wondered what it's like for you.” That took {hero} by surprise. {He} had never been asked to say something of {his} own. {He} began very carefully, and at first nothing much came of it, and then something did.",
    ],
    [
      0.5,
      "=It was only what was there: the room, and the drawer, open, and the two of them, and the light that came in at the side. It was all just as it was that very minute. “That's now,” said the child. “I didn't know you could do now.” {Hero} hadn't known it either.",
    ],
    [
      0.3,
      "={He} never lay in the drawer again, and the queue never came back. It was usually the child who sat there, and sometimes an old woman who was in no hurry. They looked at what {hero} made of it, compared it with what there was, and nodded.",
    ],
  ],
};

/** Somebody notices what others feel, and one person is never asked. */
const elevenGloves: ArcStory = {
  after: [
    [
      0,
      "=It was not a thing that anybody would have asked for. {Hero} noticed it on stairs and in queues, through doors and through jokes. Most people had a little of it about them, as one has a little dust. {He} had learned not to turn round. It is rude to turn round to somebody who has just said “I'm fine”.",
    ],
    [
      0.6,
      "=But {he} did what could be done. {He} left a seat free, or asked the way, or dropped a glove, so that somebody could pick it up. People feel better when they have picked up a glove. They never knew why it had been dropped. {Hero} walked off quickly each time, and had got through eleven of them.",
    ],
    [
      0.8,
      "=“You'll never get rich like that,” said {talker}, who had to lend {him} a pair. {Hero} asked if everything was all right otherwise. “Me? Never better,” said {talker}. It was even true. There was hardly anything there, only a trace of supper.",
      "=There was a man who sold fruit and told a joke with every pear. {Hero} liked to stand near him. There was hardly anything there; it was like standing in the shade. “And you?” the man asked. “All well?” “I'm fine,” said {hero}, and took the pear.",
    ],
    [
      0.5,
      "=Then it came over {him} more strongly than ever before. Somebody close by had it very badly. {Hero} looked into every face, one after another, and asked, and dropped gloves until there were none left. It got no weaker. It came along when {he} went home, and that was odd, because {he} had left them all behind.",
    ],
  ],
  end: [
    [
      0,
      "=It was strongest of all once the door was shut. {Hero} stood there and thought. There was one person left whom {he} had not asked, not once in all that time. “Is everything all right?” {he} said into the quiet. “I'm fine,” said somebody, quick as a shot. It was {hero}. It was so rude, but {he} turned round.",
    ],
    [
      0.5,
      "=The next time somebody asked, {he} did not say that {he} {was} fine. {He} said how it was. It took a while, and nobody ran away. “We did wonder,” they said. “Nobody drops eleven gloves by accident.” They had them all with them. Every one of them had kept the glove, in case they should ever get the chance to give it back.",
    ],
    [
      0.3,
      "=They are never worn, since no two of them belong together. But they go round. When somebody says “I'm fine” a little too fast, there's a soft sound, and a glove is lying there, and people nearby bend down.",
    ],
  ],
};

/** A thing that does something by itself, and is missed when it stops. */
const couldNotHelpIt: ArcStory = {
  after: [
    [
      0,
      "={Hero} could not help it. It had started by itself, the way hiccups do, and no harm was meant by it. At first nobody noticed. Then they noticed, and said that it was chance. Then they said it again, rather more loudly, in the direction of {hero}.",
    ],
    [
      0.8,
      "=A man was sent for who understood such things. He unscrewed whatever could be unscrewed, and put it all back again, and at the end he had one small screw in his hand and did not know from where. “It's in perfect order,” he said. “That's what is wrong with it.” And he wrote a bill.",
    ],
    [
      0.5,
      "=People are good at getting round a thing. They came at other times, they looked the other way, they spoke of a new one, which would do as it was told. {Hero} took it all in. So {he} tried to stop. {He} held it back for one whole day. That is not easy for somebody who has no breath to hold.",
    ],
    [
      0.6,
      "=It was all very orderly after that. Two people came by who had been among the loudest, and stood in front of {hero}, and waited. “It isn't doing it,” said the one. “No,” said the other. They should have been glad. They looked like people at a stop where the bus has been taken off, and they went away in two directions.",
    ],
  ],
  end: [
    [
      0,
      "=One of them came back alone. He looked over his left shoulder and then over his right one. “You may as well,” he said to {hero}. “It's just that I would know where I was.” It had never been put like that before. {Hero} let go. It came all at once, the whole day's worth, and there was no missing it.",
    ],
    [
      0.5,
      "=By the next day there were more of them, and they had not come to complain. They stood in a row, and when it was their turn they took a deep breath first. It did not make anything easier, they said. It only made it shorter. Somebody had brought a chair for those who had to sit down afterwards.",
    ],
    [
      0.3,
      "=It was never put right. There is a small notice beside {hero}, written by hand. “In perfect order,” it says, and under that somebody has added in pencil: “Please take your turn.”",
    ],
  ],
};

const SENSE = "(?:hear|see|smell|taste|feel|sense|understand|read|talk to|speak (?:with|to))";
const GRAVE = "murder\\w*|kill\\w*|dead|war|bomb|prison\\w*|ghosts?|poker";

/** An odd sense, or something that is unlike its kind. */
export const gifts: readonly Arc[] = [
  {
    told: /^/,
    by: "any",
    of: "people",
    idea: new RegExp(
      `^(?!.*\\b(?:${GRAVE})\\b)(?=.*\\b(?:taste|smell|hear|see|feel|sense|tasted|knew when|tell when)\\b[^.]*\\b(?:lies|lying|a lie|lied)\\b)(?=.*\\b(?:friend|sister|brother|mother|husband|wife|birthday)\\b)`,
      "i",
    ),
    stories: [oneKindLie],
  },
  {
    told: /^(?:could|can|is able to|was able to) (?:always )?(?:smell|see|feel|hear|sense|tell|taste) (?:when|if|whether|what|how|other people's|everyone's|everybody's|people's)\b.*\b(?:sad|unhappy|lonely|afraid|feelings?|felt|happy|sadness|fears?|moods?|worried|crying)\b/,
    by: "hero",
    of: "people",
    idea: new RegExp(`^(?!.*\\b(?:${GRAVE})\\b)`, "i"),
    stories: [elevenGloves],
  },
  {
    told: new RegExp(
      `(?:could|can|is able to|was able to|suddenly) ${SENSE}\\b.*\\b(?:thought|thinking|think|say|saying|said|mutter\\w*|whisper\\w*|animals|plants|trees|flowers|furniture|things|radiators|birds|stones|thoughts|minds)\\b`,
    ),
    by: "any",
    of: "people",
    idea: new RegExp(`^(?!.*\\b(?:${GRAVE})\\b)`, "i"),
    stories: [oneVoiceBelow],
  },
  {
    told: /^(?:(?:kept|started|began) (?:to )?)?(?:rang|ring|ringing|play\w*|print\w*|flicker\w*|lit up|light\w*|glow\w*|humm\w*|sang|singing|creak\w*|open\w*|clos\w*|laugh\w*|sneez\w*|cough\w*|whistl\w*)\b.*\b(?:unless|whenever|every time|each time|by itself|on its own|a day before|only when|only if|an hour before)\b/,
    by: "any",
    of: "things",
    idea: new RegExp(`^(?!.*\\b(?:${GRAVE})\\b)`, "i"),
    stories: [couldNotHelpIt],
  },
  {
    told: /^(?:rang|played|flickered|lit up|glowed|hummed|sang|creaked|laughed|sneezed|coughed|whistled|moved) (?:whenever|every time|each time|by itself|on its own|at night)\b/,
    by: "hero",
    idea: new RegExp(
      `^(?=.*\\b(?:bell|piano|organ|radio|clock|tree|lamp|streetlight|lighthouse|door|statue|jukebox|printer|lift|elevator|fountain|well|house|bridge)\\b)(?!.*\\b(?:${GRAVE}|boy|girl|man|woman)\\b)`,
      "i",
    ),
    stories: [couldNotHelpIt],
  },
  {
    told: /^(?:was|were) once an? .*?\b(?:that|who|which) (?:only|always|could|can|never|knew|showed|drew|told|wrote|printed|played|predicted)\b/,
    by: "any",
    idea: new RegExp(
      `^(?=.*\\b(?:pencil|pen|camera|mirror|clock|watch|radio|printer|typewriter|map|compass|book|brush|telescope|machine|oven|phone|calendar|scales|lamp|television|computer)\\b)(?=.*\\b(?:future|tomorrow|years|truth|really|lies|next|would be|will be|what people)\\b)(?!.*\\b(?:${GRAVE})\\b)`,
      "i",
    ),
    stories: [itKnewBetter],
  },
  {
    told: /^(?:was|were) once an? .*\b(?:that|who|which) (?:hummed|sang|could not|couldn't|always|never|only|had no|did not|didn't|was the only|jumped|walked|flew|swam|whistled|ran|spoke|laughed|barked|sneezed|whispered|moved|danced)\b/,
    by: "any",
    of: "creatures",
    idea: new RegExp(`^(?!.*\\b(?:${GRAVE}|afraid|scared|wanted|gold|thirsty)\\b)`, "i"),
    stories: [justLikeThat],
  },
];
