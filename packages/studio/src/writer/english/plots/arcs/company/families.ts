import type { Arc, ArcStory } from "../arc.ts";

/** A child has found out that a parent has no work any more. */
const bothKnow: ArcStory = {
  after: [
    [
      0,
      "=For a moment neither of them said anything. The ducks, or whatever was about, went on as if nothing had happened. “Have you got a day off?” {hero} asked in the end. {He} gave that answer away for nothing, so that it only needed to be picked up. “Something like that,” came the reply, after a while. “Something like that,” said {hero}.",
      "=For a moment nobody said anything. “Have you got a day off?” {hero} asked in the end. {He} gave that answer away for nothing, so that it only needed to be picked up. “Something like that,” came the reply, after a while. “Something like that,” said {hero}.",
    ],
    [
      0.6,
      "=There was a sandwich in the bag, made as it was every day, and it was cut in two. They sat side by side and chewed. {Hero} had a hundred questions. “Do you always sit here?” {he} asked, which was the smallest. “Only when the sun's out. When it isn't, there's the library. They've got radiators there.” It was said as you would recommend a restaurant.",
    ],
    [
      0.75,
      "=From now on they both had to pretend. At supper {hero} asked how work had been, because {he} always asked that. “Busy,” was the answer. Under the table a foot touched {his}. {Hero} had never known that a person could be so good at it. Now {he} knew as well how tired one gets.",
    ],
    [
      0.3,
      "=It could have gone on for quite a while. But then somebody asked a perfectly simple thing, about the summer, about shoes, and it went quiet at the table. {Hero} saw a face that was looking for an excuse and could not find any more. There had been so many, and they had all been used up. “I don't need shoes,” {he} said quickly. That made it worse.",
    ],
  ],
  end: [
    [
      0,
      "=“Shall I say it,” asked {hero}, “or will you?” It was very quiet. Then it was said, in one sentence, without any excuses, and it was a short one for something so heavy. Nobody shouted. “Since when?” “Since the spring.” “And where do you go all day?” They both had to breathe in first. “It's quite nice there,” said {hero}. “They've got radiators.”",
    ],
    [
      0.75,
      "=It did not bring back the work. But there was one less thing to carry, and one could notice it even in how they went up the stairs. They sat together with a pencil. There was a list of what could be left out, and another of who could be asked. Each of them added something. At the bottom {hero} wrote the thing about the shoes, with a question mark.",
    ],
    [
      0.5,
      "=When there is a free day now, a sandwich gets cut in two, and they go there once more, and pretend that they have to. “Busy today,” says one of them, and looks at the water. “Dreadfully,” says the other.",
    ],
  ],
};

/** A grown-up without work who meets another one. */
const twoBriefcases: ArcStory = {
  after: [
    [
      0,
      "=There are things you notice at once if you know them. The shoes were polished. The lunch was eaten at twelve, exactly. “Waiting for somebody?” asked {hero}. “An appointment,” said the other. “At half past.” “Same here,” said {hero}. They both looked at their watches. Half past came and went, and neither of them got up.",
    ],
    [
      0.6,
      "=On the following day they nodded to each other, as colleagues do. Little by little there was something like a working day. In the morning they read the paper, each of them a half, and then changed over. After lunch the talk was about business. {Hero} explained what {he} did, in the present tense. The other one listened closely and asked good questions. They were in the present tense as well.",
    ],
    [
      0.75,
      "=“What have you got in there?” {hero} asked once, because the case looked so heavy. It was opened. There was an umbrella in it, and a stapler, a big one. “It was mine,” said the other. “I'd paid for it myself.” {Hero} opened {his}. In it was a mug with a handle that had been glued on. They said nothing more about it. It had been a kind of introduction.",
    ],
    [
      0.3,
      "=The evenings were the hard part. At home they asked {him} how it had been, and {hero} told them about somebody who asked such good questions. “Then why don't you bring him along?” they said. “He sounds nice.” {He} promised it. It had slipped out. That night {hero} lay awake and worked out how much longer it could be kept up, and {he} got as far as Thursday.",
    ],
  ],
  end: [
    [
      0,
      "=“I've been asked to supper,” said the other one on Wednesday, when {hero} had told him. He was looking straight ahead. “As what?” “As my colleague.” “I could do that.” He thought about it. “Or you say it today. I'd sit outside on the stairs. If it goes wrong, we'll have supper at the station.” It was by a long way the best offer that {hero} had had that year.",
    ],
    [
      0.75,
      "=It took a quarter of an hour. There was silence, and a plate was broken, though only by accident, and there were some questions that were not such good ones. Then the door opened. “There's somebody sitting on the stairs with a stapler,” {hero} was told. “Is that him?” “That's him.” “Then he'd better come in. It's getting cold.”",
      "=It took a quarter of an hour. There was silence, and a plate was broken, though only by accident, and there were some questions that were not such good ones. Then the door opened. “There's somebody sitting on the stairs with a stapler. Is that him?” “That's him,” said {hero}. “Then he'd better come in. It's getting cold.”",
    ],
    [
      0.5,
      "=They still meet, though no longer every day. Each has something else to do by now, or is about to. At half past one of them looks at his watch. “My appointment,” he says. “Mine too,” says the other, and they stay where they are.",
    ],
  ],
};

/** An animal or a thing that is not needed any longer in its old place. */
const noLongerNeeded: ArcStory = {
  after: [
    [
      0,
      "=“It's nothing personal,” they said, and {hero} said that {he} understood. {He} stayed a little longer, in case they had forgotten something. They had not. Then {he} took the few things that were {his} and stood outside. There were a great many directions there. Until now {he} had needed only one.",
    ],
    [
      0.6,
      "=“What can you do?” {he} {was} asked at the first place where {he} inquired. {Hero} said what {he} had done. “Every day?” “Every day.” “And besides that?” {Hero} thought. {He} had been punctual. They wrote it down out of politeness. At the second place they had one who did that already, and who was younger, and shone.",
    ],
    [
      0.75,
      "={He} tried to be of use wherever {he} happened to be. That does not always go well if nobody has asked you to. Something got too warm that should have stayed cold. Somebody woke up who wanted to sleep. “It's kindly meant,” they said, and moved a little farther off, and {hero} said that {he} only happened to be passing.",
    ],
    [
      0.3,
      "=At night {he} went back after all, only as far as the wall, and listened. It was quiet in there. Everything worked, without any effort, and with a very small hum. Nobody in there needed {him}. {Hero} could hear that, for {he} knew about such things. It was done quite properly. It only hummed all the time on the same note.",
    ],
  ],
  end: [
    [
      0,
      "=“Is that you?” asked a voice from a window. It was an old woman's, and she could not sleep. “I thought I'd heard you. You always used to clear your throat at four o'clock.” {Hero} had not known that anybody could hear it. “I used to think: there's somebody else up,” she said. “The new one doesn't clear its throat. Have you got a moment?”",
    ],
    [
      0.75,
      "=So {he} went in. There was no notice on the door and no post to be filled, and nothing was signed. There was just a place, between the stove and the armchair, in which someone was missing. {Hero} did there what {he} had always done, only smaller. “A bit to the left,” said the old woman. “Like that. That's just how it ought to be.”",
    ],
    [
      0.5,
      "=At four in the morning somebody clears {his} throat in that house. Then there is the sound of somebody turning over, quite content, and going back to sleep.",
      "=At four in the morning somebody in that house clears their throat. Then there is the sound of somebody turning over, quite content, and going back to sleep.",
    ],
  ],
};

/** Somebody moves away to another place. */
const secondDrawer: ArcStory = {
  after: [
    [
      0,
      "=Everything looked wrong at first, even the things that {hero} had brought along. The cup stood there as though it was on a visit. {He} put it on the left, and then on the right. Nothing helped. Out of the window there was a view, and it was said to be a nice one. “You'll get used to it,” said everybody who came by. There were a great many of them who knew that.",
    ],
    [
      0.6,
      "=What {hero} missed was not what {he} had expected. It was not the big things. It was a certain creaking, and the light at a certain time of day, and a dog that barked at everybody there but {him}. Here a dog had barked at {him} on the very first day. {He} could not even hold it against it. It did not know any better.",
    ],
    [
      0.75,
      "=On the telephone everything had to be fine. “Is it nice there?” “Very,” said {hero}. “And with you?” “The same as always.” It had been meant as good news. Afterwards {he} stood there for some time. Things were the same as always there, and {he} {was} not part of it. {He} would not have thought that it worked without {him}.",
      "=When they asked from home, everything had to be fine. “Is it nice there?” “Very,” {hero} answered. “And with you?” “The same as always.” It had been meant as good news. Afterwards {he} stood there for some time. Things were the same as always there, and {he} {was} not part of it.",
    ],
    [
      0.3,
      "=One day {he} lost {his} way. {He} had been thinking of something else, and went left where {he} would have gone left at home. It did not lead anywhere {he} knew. The dog was standing there. It looked at {him}, and opened its mouth, and {hero} thought: not now, please, not you as well.",
    ],
  ],
  end: [
    [
      0,
      "=But it did not bark. It had evidently had enough of barking at {him}, or it had learned who {he} {was}. It sniffed, turned round and trotted ahead. At the corner it waited. {Hero} knew that corner. There was the wall with the blue paint, and behind it the tree that creaked. “You creak,” said {hero} to the tree, quite astonished. {He} had never listened before.",
    ],
    [
      0.75,
      "=After that {he} began to make a collection. There was the light just before supper, which came in at an angle. There was a woman who said a funny word each time she lifted something. None of it was like at home. But it was there every day and waited to be known, and each thing that {he} knew moved over a bit and made room for the next.",
    ],
    [
      0.5,
      "=The cup stands on the left now, and nobody remembers when it was decided. And when someone new comes along that way, the dog barks at them. {Hero} stands by and is nearly proud. {He} is not the one it means.",
      "=The cup stands on the left now, and nobody remembers when it was decided. And when someone new comes along that way, the dog barks at them, and at nobody else.",
    ],
  ],
};

/** There is a baby, and somebody has to share with it. */
const theSmallestOne: ArcStory = {
  after: [
    [
      0,
      "=So {hero} stood there with {item} and waited for somebody to ask. Nobody did. They were all looking at socks, which were about as long as a thumb. “Do I keep {item}?” {hero} asked, rather loudly. “Of course,” they said. “For the time being.” {Hero} did not like the sound of that. {He} took {item} and looked for a place where no baby would ever come.",
      "=Nobody asked {hero} about it. They were all looking at socks, which were about as long as a thumb. “Will anything change?” {hero} asked, rather loudly. “Nothing at all,” they said. “You'll hardly notice.” {Hero} did not like the sound of that. {He} looked for a place where no baby would ever come.",
    ],
    [
      0.6,
      "=When the baby was there, they all bent over it and spoke in a voice that they did not normally have. {Hero} stayed at the door with {item}. “What can it do?” {he} asked. “Not very much yet,” they said proudly. {Hero} could stand on one leg and hold {item} up in the air at the same time. {He} showed them. “Ssh,” they said, without looking.",
      "=When the baby was there, they all bent over it and spoke in a voice that they did not normally have. {Hero} stayed at the door. “What can it do?” {he} asked. “Not very much yet,” they said proudly. {Hero} could stand on one leg with {his} eyes shut. {He} showed them. “Ssh,” they said, without looking.",
    ],
    [
      0.75,
      "=So {he} moved out, as far as the space under the table. {Item} went in first, and then a biscuit, and then {hero}. “I live here now,” {he} said to everyone who came past. “That's nice,” they said, and walked on, up and down, up and down, with the baby. From below one saw only slippers.",
      "=So {he} moved out, as far as the space under the table, with a blanket and a biscuit. “I live here now,” {he} said to everyone who came past. “That's nice,” they said, and walked on, up and down, up and down, with the baby. From below one saw only slippers.",
    ],
    [
      0.3,
      "=That night it cried, and nothing was any use. They carried it. They sang. They said in their ordinary voices that they could not go on. {Hero} sat under the table, held on to {item}, and felt like crying as well. Nobody was carrying {him}. But all that came out was a hiccup, and quite a loud one.",
      "=That night it cried, and nothing was any use. They carried it. They sang. They said in their ordinary voices that they could not go on. {Hero} sat under the table and felt like crying as well. Nobody was carrying {him}. But all that came out was a hiccup, and quite a loud one.",
    ],
  ],
  end: [
    [
      0,
      "=The crying stopped. {Hero} hiccuped again. Two very dark eyes were looking for where that came from, past all the big ones, down, and farther down, until they found {him}. “Do it again,” they whispered above. {Hero} crept out and pushed {item} in front of {him}, like a wall. {He} could not help hiccuping in any case.",
      "=The crying stopped. {Hero} hiccuped again. Two very dark eyes were looking for where that came from, past all the big ones, down, and farther down, until they found {him}. “Do it again,” they whispered above. {Hero} crept out from under the table. {He} could not help hiccuping in any case.",
    ],
    [
      0.7,
      "=“It only listens to you,” they said after that, and came to fetch {him}. {Hero} sat down in front of the baby, put {item} between them, and explained how things were: who gave second helpings, when it paid to be loud, and that {item} {itemwas} not for babies. The baby listened with its mouth open. All week it was the first one that had not said “ssh” to {him}.",
      "=“It only listens to you,” they said after that, and came to fetch {him}. {Hero} sat down in front of the baby and explained how things were: who gave second helpings, and when it paid to be loud. The baby listened with its mouth open. All week it was the first one that had not said “ssh” to {him}.",
    ],
    [
      0.5,
      "=The first thing that the baby ever reached for was {item}. {Hero} held {his} breath. Then {he} pushed {itemthem} a little nearer. “Only while I'm watching,” {he} said, and hiccuped, so that it should know who was talking.",
      "=The first word was not Mama and not Papa. It was a hiccup, a very small one, and quite on purpose. “It's talking to me,” said {hero}, and answered.",
    ],
  ],
};

/** What the dead have left, and those who have to share it. */
const whatIsLeft: ArcStory = {
  after: [
    [
      0,
      "=They were sitting around the table, all of them in their old places, though nobody had told them to. The paper lay in the middle. It had been read out twice, and it did not get any longer. “She'll have had her reasons,” one of them said, or it might have been “he'll”. Everyone knew at least one. They were not the same ones.",
      "=They were sitting around the table, all of them in their old places, though nobody had told them to. The paper lay in the middle. It had been read out twice, and it did not get any longer. “There'll have been reasons,” somebody said. Everyone knew at least one. They were not the same ones.",
    ],
    [
      0.6,
      "=So they did the practical things first. They went through the rooms and made lists, and they began with what nobody wanted. That went very peacefully. There were eleven jam jars full of string, sorted by length. The last of them had a label on it: too short to use. It was put with the other ones. Nobody could have thrown that away.",
    ],
    [
      0.75,
      "=They came to the real question in the evening. Each of them had an opinion about what would have been wanted, and could prove it with a sentence from long ago. “That was said to me, on the stairs.” “To me it was said at Christmas.” It seemed that everyone had been told what they wanted to hear. Or else they had listened only to that.",
    ],
    [
      0.3,
      "=Then the quarrel came, and it was about a spoon. They stood in the kitchen and shouted, all of them grown-up, and one of them actually stamped a foot. “You always got it!” “You never asked for it!” The spoon lay in the drawer. It was bent, and it had been bent for forty years. When they were out of breath they could hear the tap dripping. It had always dripped in threes.",
    ],
  ],
  end: [
    [
      0,
      "=“Did any of you ever ask?” said one of them then. “Not about the house. I mean at all. What was wanted.” They tried to remember. It had been such a busy life and they had all been in such a hurry. One of them opened the jar with the label. In it, right at the bottom, under the bits that were too short to use, they were all tied together, one to the next. It was metres long.",
    ],
    [
      0.75,
      "=They did not decide it on that day. They measured the string along the hall, and it reached to the front door and back again, and everyone held it somewhere. After that they were in no hurry. It was decided a good deal later, and not quite fairly, and nobody stamped. The one who had had the least to say got the spoon.",
    ],
    [
      0.5,
      "=Whoever it belongs to now, the tap still drips in threes. They have all got a bit of that string at home. It does to tie things up, and if it is too short there is always somebody who can be rung up.",
      "=Whoever it belongs to now, the tap still drips in threes. They have all got a bit of that string at home, and if it is too short, there is always somebody who has the next bit.",
    ],
  ],
};

/** Two who part, and have to do one more thing together. */
const oneMoreThing: ArcStory = {
  after: [
    [
      0,
      "=They went about it like two reasonable people. There was a form for it, and they filled it in with the same pen, passing it across. “After you.” “No, you go ahead.” In all those years they had not been as polite as this. It was the pen that gave out in the end, and they both knew in which drawer there was another.",
    ],
    [
      0.6,
      "=What had to be done they still knew how to do. They had had a lot of practice. One of them always forgot the keys, and the other one had always brought both. Neither had to look round. “Left,” said one, and the other was already there. People who did not know about it said how well they went together, and got no answer.",
    ],
    [
      0.75,
      "=There was one quarrel left, the big one, and they put it off politely from day to day. Instead they quarrelled about how to hold the thing, and who had said Tuesday. It did them good. “You never listen,” said one. “I always listen,” said the other. “You say it's Tuesday, and it's Wednesday. It's been Wednesday for thirty years.”",
    ],
    [
      0.3,
      "=Then they sat on a bench in their coats, and there was nothing more to be arranged. It was quiet. “When did it stop?” one of them asked. It was not a reproach. The other thought about it for a long while. “I don't believe that it stopped. I think we both put it down somewhere, each thought that the other one had it, and then nobody went back.”",
    ],
  ],
  end: [
    [
      0,
      "=They looked for it, sitting there, in no great hurry, the way you go back over a road. It was not at the sea, they had still had it there. It had been there at the time of the yellow kitchen. “And when your mother was living with us?” “No,” they both said. They did not find the exact spot. But it did them good that it had been somewhere, and that they had both been there.",
    ],
    [
      0.75,
      "=It did not change what had been decided. They carried it out to the end, and did it well. On the last day the keys were handed over, both sets. “You'll forget them now,” said one. “I've had a third one made,” said the other, “for your neighbour.” They shook hands, which they had never done before, and did not know exactly how long it ought to last.",
    ],
    [
      0.5,
      "=On Wednesdays one of them rings up the other. It is only about small things. “It's Tuesday,” says the voice at the other end, each time, and then they both have to laugh.",
      "=They see each other on Wednesdays. It is only about small things. “It's Tuesday,” says one of them, each time, and then they both have to laugh.",
    ],
  ],
};

const NO_CRIME = "(?!.*\\b(?:killed|murder\\w*|robbed|stole|thief|crime|hitman|spy|war|ghosts?)\\b)";

/** What happens in families. */
export const familyArcs: readonly Arc[] = [
  {
    told: /^(?:followed|found|caught|saw|discovered|went after|watched|met) (?:him|her)\b/,
    by: "any",
    of: "people",
    idea: /^(?=.*\b(?:lost (?:his|her) job|was fired|pretended to go to work)\b)(?=.*\b(?:daughter|son|girl|boy|child|kid)\b)/,
    stories: [bothKnow],
  },
  {
    told: /^(?:put on|sat|pretended|lost|met|did not tell|went)\b/,
    by: "hero",
    of: "people",
    idea: /^(?=.*\b(?:lost (?:his|her) job|was fired|was laid off)\b)(?=.*\b(?:another|other) (?:man|woman)\b)/,
    stories: [twoBriefcases],
  },
  ...(["creatures", "things"] as const).map(
    (of): Arc => ({
      told: /^(?:got|was|were) (?:laid off|fired|dismissed|replaced|sacked|retired|made redundant|no longer needed)\b|^lost (?:his|her|its|their) job\b/,
      by: "hero",
      of,
      stories: [noLongerNeeded],
    }),
  ),
  {
    told: /^(?:was|were) moving (?:from|to|away|house)\b|^(?:moved|had to move|was sent|went to live) (?:away|from|to|with|in with)\b(?!.*\b(?:Mars|moon|space|underwater)\b)/,
    by: "hero",
    of: "young",
    idea: new RegExp(`^${NO_CRIME}(?!.*\\b(?:monster|next door|speak|dog|prison\\w*|finds?|found|discover\\w*)\\b)`),
    stories: [secondDrawer],
  },
  {
    told: /^(?:got|had|was getting|was going to (?:have|get)|was to get|had to share|wanted to return|wanted to give back|became)\b.*\b(?:baby|babies|little (?:brother|sister)|newborn|big (?:brother|sister)|them)\b/,
    by: "hero",
    of: "young",
    idea: new RegExp(
      `^${NO_CRIME}(?=.*\\b(?:baby|babies|newborn|little (?:brother|sister)|big (?:brother|sister))\\b)`,
    ),
    stories: [theSmallestOne],
  },
  {
    told: /^(?:inherited|were left|was left|found out that (?:their|his|her) (?:late |dead )?(?:mother|father|aunt|uncle|grandmother|grandfather|parents) (?:had )?left|could not agree (?:on )?(?:whether|what|who|if)|had to decide (?:whether|what|who))\b/,
    by: "hero",
    of: "people",
    idea: new RegExp(
      `^${NO_CRIME}(?=.*\\b(?:inherited|funeral|will|left the|late|died|death)\\b)(?=.*\\b(?:brothers|sisters|siblings|cousins)\\b)(?=.*\\b(?:house|home|flat|farm)\\b)`,
    ),
    stories: [whatIsLeft],
  },
  {
    told: /^(?:had to|were|got|signed|decided|agreed|shared|was)\b/,
    by: "hero",
    of: "people",
    idea: /^(?=[^.]*\b(?:couple|husband and wife|man and (?:his|a) (?:wife|woman)|two people)\b)(?=.*\bdivorc(?:ed|ing|e)\b)(?!.*\b(?:killed|murder\w*|robbed|lawyers?|stuck|trapped|lift|elevator)\b)/,
    stories: [oneMoreThing],
  },
];
