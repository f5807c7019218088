import type { Arc, ArcStory } from "../arc.ts";

/** What two have fought over for years is gone. */
const nothingLeft: ArcStory = {
  after: [
    [
      0,
      "=They stood side by side and looked at the place where {item} had been. “You had {itemthem} last,” said the elder. “You wouldn't let me,” said the younger. It was the old tone, but there was nothing behind it any more. Both of them heard that, and stopped.",
      "=They stood side by side and looked at the place where it had been. “You had it last,” said the elder. “You wouldn't let me,” said the younger. It was the old tone, but there was nothing behind it any more. Both of them heard that, and stopped.",
    ],
    [
      0.6,
      "=It turned out that {doing} had been most of what they did. They did not have to get up before dawn now, so as to reach {item} first. There was no lock to be changed, and no knot to be cut at night. The elder walked to the old place and back. An hour later so did the younger. When they met, they said good morning, because there was no reason left not to.",
      "=It turned out that the quarrel had been most of what they did. They did not have to get up before dawn now. There was no lock to be changed, and no knot to be cut at night. The elder walked to the old place and back. An hour later so did the younger. When they met, they said good morning, because there was no reason left not to.",
    ],
    [
      0.75,
      "=“What was so special about {item}?” asked children who had grown up with the quarrel. “{Itemit} {itemwas} mine,” said the elder. “Mine,” said the younger. “But what was special?” They thought about it the whole evening, at two different tables. Neither had really looked at {item} for years. They had only looked at each other.",
    ],
    [
      0.3,
      "=One evening the younger did not come to the old place. The elder waited until dark, and was angry first, and later not angry at all. While there was {item}, it would have been clear what to think: the younger was up to something. Now there was only an empty place, and a cold evening, and the elder could not think what to do with either.",
      "=One evening the younger did not come to the old place. The elder waited until dark, and was angry first, and later not angry at all. In the old days it would have been clear what to think: the younger was up to something. Now there was only an empty place, and a cold evening, and the elder could not think what to do with either.",
    ],
  ],
  end: [
    [
      0,
      "=So the elder went and knocked at the younger's door, for the first time since the quarrel began. “It's open.” On the table, under the lamp, lay a large drawing. “That's {item},” said the elder. “From memory,” said the younger. “I can't get your side right. You never let me see it.” The elder sat down and reached for the pencil. “There was a dent,” the elder said. “Here. You made it.”",
      "=So the elder went and knocked at the younger's door, for the first time since the quarrel began. “It's open.” On the table, under the lamp, lay a large drawing. “I know what that is,” said the elder. “It's from memory,” said the younger. “I can't get your side right. You never let me see it.” The elder sat down and reached for the pencil. “There was a dent,” the elder said. “Here. You made it.”",
    ],
    [
      0.72,
      "=They drew until the lamp smoked. The elder knew all about the one side and the younger about the other. Put together they made the whole of {item}, and it was smaller than either had believed. “And whose is it now?” asked the younger. They both looked at the paper. “Hang it up in here,” said the elder. “I'll come and look at it.”",
    ],
    [
      0.5,
      "=The drawing of {item} still hangs there, and the elder comes by every evening to see that it is straight. It never is. “You've touched it,” says the elder. “It's my wall,” says the younger. Then there is supper, and they argue about the dent.",
      "=The drawing still hangs there, and the elder comes by every evening to see that it is straight. It never is. “You've touched it,” says the elder. “It's my wall,” says the younger. Then there is supper, and they argue about the dent.",
    ],
  ],
};

/** Two who both want the same thing. */
const fourHands: ArcStory = {
  after: [
    [
      0,
      "=Each of them had an excellent reason. The elder had had {item} first, and the younger needed {itemthem} more. It was said once politely, once loudly, and after that all day long. “Give me one good reason.” “I've given you nine!” Whenever {item} {itemwas} out of sight for a moment, each of them suspected the other.",
      "=Each of them had an excellent reason. The elder had been first, and the younger needed it more. It was said once politely, once loudly, and after that all day long. “Give me one good reason.” “I've given you nine!” Whenever there was a pause, they were only breathing in.",
    ],
    [
      0.6,
      "=“Let me settle it,” said {talker}. “Monday, Wednesday and Friday {item} will be yours, and Tuesday, Thursday and Saturday yours.” They both nodded. “And Sunday?” asked the elder. {Talker} had not thought of Sunday. “Sunday I'll take {itemthem} myself,” said {talker}. At that the two of them agreed for the first time. They were both against it.",
      "=So they divided up the week. On Monday, Wednesday and Friday the elder should have {item}, and on Tuesday, Thursday and Saturday the younger. It was fair, and they shook hands on it. Then they looked at the calendar once more. They had forgotten about Sunday. By Sunday evening {item} had been pulled to and fro so often that {itemit} {itemwas} quite warm.",
      "=So they divided up the week. On Monday, Wednesday and Friday the elder should be right, and on Tuesday, Thursday and Saturday the younger. It was fair, and they shook hands on it. Then they looked at the calendar once more. They had forgotten about Sunday.",
    ],
    [
      0.75,
      "=They tried to win {item} from each other. They arm-wrestled, and it was a draw. They stared at each other until their eyes watered, and blinked at the same moment. “Best of seven,” said the younger. At six all there was a crack, because both of them had leaned on {item}. “Is anything broken?” they asked at once, and each went to look at the side of {item} that was nearest to the other.",
    ],
    [
      0.3,
      "=In the end they stopped speaking. {Item} stayed exactly in the middle, where {itemit} {itemwas} no use to either of them. Then the younger thought of something funny, the best thing in weeks, and looked up. Only the elder would have laughed at it. So the younger whispered it to {item}. It was not the same.",
      "=In the end they stopped speaking. It was restful for about a day. Then the younger thought of something funny, the best thing in weeks, and looked up. Only the elder would have laughed at it. So the younger told it to the wall. It was not the same.",
    ],
  ],
  end: [
    [
      0,
      "=“What did you say?” asked the elder, from the other side. “I wasn't talking to you. I was talking to {item}.” “I know. What did you tell {itemthem}?” It was told again, rather sulkily. The elder tried not to laugh, and lost. They laughed until they had to hold on to each other. It was a good hour before either of them gave a thought to {item}.",
      "=“What did you say?” asked the elder, from the other side. “I wasn't talking to you. I was talking to the wall.” “I know. What did you tell it?” It was told again, rather sulkily. The elder tried not to laugh, and lost. They laughed until they had to hold on to each other.",
    ],
    [
      0.72,
      "=They never got to the bottom of it, because now each wanted the other to have {item}. “You were first.” “But you need {itemthem} more.” They argued about that until it got dark. Then they tried having {item} together, which they had not thought of in all that time, and it went twice as well, or at any rate twice as loudly.",
      "=They never got to the bottom of it, because now each wanted the other to be right. “You said it first.” “But you said it better.” They argued about that until it got dark.",
    ],
    [
      0.5,
      "=Whose {item} {itemwas} by rights has never been settled. “Yours,” says the elder these days. “No, yours,” says the younger. It can go on for a long time, and it is nearly as loud as before.",
      "=“After you,” says the elder these days. “No, after you,” says the younger. It can go on for a long time, and it is nearly as loud as before.",
    ],
  ],
};

/** Two who have one thing between them, and both need it. */
const turnAbout: ArcStory = {
  after: [
    [
      0,
      "=“You take {itemthem},” said the elder. “No, you,” said the younger. Both of them meant it, until they looked at the clock. They put {item} in the middle of the table and sat down on either side, as if {itemit} might decide.",
      "=“You first,” said the elder. “No, you,” said the younger. Both of them meant it, until they looked at the clock. They sat down on either side of the table and thought.",
    ],
    [
      0.6,
      "=First they tossed a coin. The elder won {item}, and had a bad conscience. They tossed again, and the younger could not look the elder in the eye. Then they took a pencil and worked it out by the minute: who would have {item} first, how long it takes to run, and at which corner {itemit} could change hands. On paper there were four minutes to spare.",
      "=First they tossed a coin. The elder won, and had a bad conscience. They tossed again, and the younger could not look the elder in the eye. Then they took a pencil and worked it out by the minute: who would go first, how long it takes to run, and at which corner they would change over. On paper there were four minutes to spare.",
    ],
    [
      0.75,
      "=They practised it in the street. The first time they ran into each other. The second time each of them waited politely at a different corner, and {item} {itemwas} left on a wall between the two, and belonged for six minutes to a cat.",
    ],
    [
      0.3,
      "=On the day itself it went wrong in the first half-hour. The elder was kept much longer than planned. The younger stood at the corner without {item} and watched the hand of a clock go past the time, and past the four minutes, and on. At last the elder came running. “Here,” gasped the elder, “take {itemthem}!” “What for?” said the younger. “It's over.”",
      "=On the day itself it went wrong in the first half-hour. The elder was kept much longer than planned. The younger stood at the corner and watched the hand of a clock go past the time, and past the four minutes, and on. At last the elder came running. “Your turn!” gasped the elder. “What for?” said the younger. “It's over.”",
    ],
  ],
  end: [
    [
      0,
      "=“It isn't. I told them about you.” The elder was still fighting for breath. “They asked why I kept looking at the clock, and I couldn't think of a lie. So I told them that we've only got {item} between the two of us, and that you were standing at the corner.” “And what did they say?” “They laughed. They said that anyone who stands at a corner for so long must be worth waiting for. Run!” The younger was running already, with {item}.",
      "=“It isn't. I told them about you.” The elder was still fighting for breath. “They asked why I kept looking at the clock, and I couldn't think of a lie. So I told them how we have to share, and that you were standing at the corner.” “And what did they say?” “They laughed. They said that anyone who stands at a corner for so long must be worth waiting for. Run!” The younger was running already.",
    ],
    [
      0.72,
      "=“So that's {item},” they said when the younger came in, and walked round the table to have a proper look. After that everything was easy. Outside the elder went up and down without {item} and did not feel the cold. “Well?” “They'd like to see us both again,” said the younger. “When?” “Tomorrow at nine. Both of us.” They looked at each other. Then they looked at {item}.",
      "=After that everything was easy. Outside the elder went up and down and did not feel the cold. “Well?” “They'd like to see us both again,” said the younger. “When?” “Tomorrow at nine. Both of us.” They looked at each other.",
    ],
    [
      0.5,
      "=By now each of them could have had their own. But {item} still has the best place in the room, where both can reach {itemthem}. “You take {itemthem},” says the elder. “No, you,” says the younger, and then they both look at the clock.",
      "=By now each of them could have had their own. They have never got round to it. “You first,” says the elder. “No, you,” says the younger, and then they both look at the clock.",
    ],
  ],
};

/** The children of two who quarrel are in love. */
const theSoup: ArcStory = {
  after: [
    [
      0,
      "=The two of them were the last to hear of it. “With whom?” said the elder. At the same hour, on the other side, the younger said: “With whose?” Then it was quiet in both places. For the first time in all those years neither of them could think of anything to shout.",
    ],
    [
      0.6,
      "=They forbade it, of course, each for better reasons than the other. After so many years of quarrelling there was no lack of reasons. “You know what those people are like,” said the elder. “I only know it from you,” was the answer, “and you've never been inside.” The young couple went on meeting exactly halfway, where each of the old ones had an excellent view, and pretended to be looking at the sky.",
    ],
    [
      0.75,
      "=“We'd eloped by their age,” said the younger at home, and was reminded that this was hardly the point. The elder said much the same on the other side. In the evening both of them stood at their windows, and both saw that the other's light was still on.",
    ],
    [
      0.3,
      "=Both of them were asked to lunch, and neither was told who else would be there. So they sat facing each other at a very small table, with the soup between them and the young couple to the left and right. The elder had prepared a speech, and so had the younger. They gave them at the same time. When they stopped for breath, two chairs were empty, and the door was being shut, quite softly.",
    ],
  ],
  end: [
    [
      0,
      "=They looked at the door. “That's your stubbornness,” said the elder. “Mine would have slammed it,” said the younger. They listened for steps coming back, and there were none. “Do you know where they'd go?” asked the elder. “No. But I know where I'd have gone, at that age.” The elder looked up. “The bench at the station. With the broken slat.” “How do you know about that bench?” asked the younger. They reached for their coats.",
    ],
    [
      0.7,
      "=They came along the platform arm in arm, for it was slippery there. The young couple sat on the bench and shared a sandwich. “We've got an offer to make,” said the elder, out of breath. “We go on quarrelling,” said the younger, “but not about you, and not on Sundays.” “What happens on Sundays?” “On Sundays we finish the soup.”",
    ],
    [
      0.5,
      "=From Monday to Saturday they can be heard shouting from both sides, as they always could. On Sunday there is one long table, and the only quarrel is about who gets to sit next to the young couple.",
    ],
  ],
};

const QUIET =
  "(?!.*\\b(?:war|killed|murder\\w*|dead|died|custody|divorc\\w*|lawyers?|inherit\\w*|ghosts?|gun|shot)\\b)";
/** Two of them, and neither tells it. */
const PAIR =
  "(?!.*(?:\\b(?:and I|[Mm]e and)\\b|^[Ww]e ))(?=.*\\b(?:[Tt]wo|[Tt]wins|[Bb]rothers|[Ss]isters|neighbours|rivals)\\b)";
const OVER =
  "\\b(?:fought|quarrel+ed|argued|squabbled|competed|feuded)\\b.{0,20} (?:over|about) (?:an?|the|one|who)\\b";

/** Two people and one thing. */
export const betweenTwoArcs: readonly Arc[] = [
  {
    told: /^(?:fell in love|were in love|wanted to (?:get married|marry)|got engaged|eloped|fought|quarrel+ed|argued|competed|hated)\b/,
    by: "any",
    of: "people",
    idea: new RegExp(
      `^${QUIET}(?!.*\\b(?:[Ii]n the end|[Ff]inally|[Aa]t last|[Ee]ventually|happily)\\b)(?=.*\\b(?:fought|quarrel+ed|argued|competed|hated|feud\\w*|rivals?|enemies)\\b)(?=.*\\b(?:kids|children|son and|daughter and|sons?|daughters?|grandchildren)\\b.{0,30} (?:fell in love|were in love|wanted to (?:get married|marry)|got engaged|eloped))`,
    ),
    stories: [theSoup],
  },
  {
    told: /^(?:fought|quarrel+ed|argued|feuded|squabbled)\b/,
    by: "hero",
    of: "people",
    idea: new RegExp(
      `^${QUIET}${PAIR}(?!.*\\b(?:[Ii]n the end|[Ff]inally|[Aa]t last|[Ee]ventually)\\b)(?=.*${OVER})(?=.*\\b(?:carried (?:it|them) off|took|swallowed|washed away|carried off|burned|burnt|destroyed|smashed|sank|stole) ?(?:it|them)?\\b)`,
    ),
    stories: [nothingLeft],
  },
  {
    told: /^(?:fought|quarrel+ed|argued|squabbled|competed|feuded)\b.{0,20} (?:over|about) (?:an?|the|one)\b/,
    by: "hero",
    of: "people",
    idea: new RegExp(`^${QUIET}${PAIR}`),
    stories: [fourHands],
  },
  {
    told: /^(?:(?:had to share|shared|owned|had) (?:only )?(?:one|an?|a single)|(?:both )?(?:got|needed|wanted|had to) .*\b(?:at the same|the same (?:day|hour|time|night|morning)))\b/,
    by: "any",
    of: "people",
    idea: new RegExp(
      `^${QUIET}${PAIR}(?=.*\\bshared? (?:only )?(?:one|a single|an?)\\b)(?!.*\\b(?:room|flat|house|apartment|office|desk|bed|secret|cell|birthday|dream|lift|taxi|cabin|girlfriend|boyfriend|husband|wife|mother|father)\\b)(?=.*\\b(?:same|both|each)\\b)`,
    ),
    stories: [turnAbout],
  },
];
