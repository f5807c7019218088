import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

/** Strangers and old enemies who are brought together by a lift, a train, an umbrella or the night. */
export const chanceMeetings: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      "(?:get|gets|got|was|were|are|is|stuck|trapped)\\b(?: [a-z]+)? ?(?:stuck|trapped|locked)? ?(?:together )?in (?:an?|the|their) (?<spot>(?:broken |old |hotel |stuck |narrow |tiny )*(?:lift|elevator|cable car|gondola))\\b[^.]*",
    ),
    idea: /^(?!.*\b(?:three|four|five|six|seven|eight|ten people|daughter|son|children|kids|alone)\b).*\b(?:couple|divorce\w*|neighbou?rs?|strangers?|boss|enem(?:y|ies)|ex-?\w*|rivals?|colleagues?|man|woman|men|women|lawyer|banker|cleaner|mayor|husband|wife|pensioners?|waiter|thief)\b/is,
    after: [
      [
        1,
        "There was a jolt, and then there was a hum, and then there was no hum any more. Somebody pressed the bell. “Your call is important to us,” said a voice, and played them a song. It played them the same song for forty minutes.",
      ],
      [
        1,
        "At first each of them looked at the ceiling. There is not much up there. Then somebody's stomach rumbled. In one bag there was a banana, and in the other one there was a corkscrew, and that made them both laugh, which they would rather not have done.",
      ],
      [
        2,
        "In the second hour the shoes were taken off. In the third hour things were said that one does not say while standing: “I was never angry. I was only tired, every day, and nobody asked.” “I was afraid of the answer.”",
        "In the second hour the shoes were taken off. In the third hour things were said that one does not say while standing, and to which one does not need an answer.",
      ],
    ],
    end: [
      [
        0,
        "When the doors opened at last, with a lot of light and a man with a spanner, nobody got up. “One moment,” they said. “We haven't finished.” The man put down his spanner, sat on his toolbox and waited. He had seen a lot in there, but never that.",
      ],
      [
        1,
        "They took the stairs down, all the way, side by side, because that takes longer. There was a café across the street, and it turned out that they were hungry for the same thing. What had been planned for that day was put off.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:train|bus|coach|night train)\\b[^.]*(?:stopped|stops|broke down|breaks down|got stuck|gets stuck|was stuck|was delayed|is delayed|was cancelled|stood still|lost power|was snowed in)\\b[^.]*|(?:passengers|travellers|travelers|guests|strangers) (?:were|are|got|get) (?:stuck|stranded|snowed in)[^.]*",
    ),
    idea: /^(?!.*\b(?:airport|lift|elevator|always|school|dad|father|cousins|wrong|too many|missing|murder\w*)\b)(?=.*\b(?:train|bus|coach)\b)(?=.*\b(?:passengers|travell?ers|strangers|guests|nowhere|snow\w*|talk\w*|people)\b)/is,
    after: [
      [
        1,
        "First they all looked at their watches. Then they looked out of the window, where there was a field, and a cow, and nothing else. “It'll go on in a moment,” said a man in a suit, and he said it every ten minutes until it was dark.",
      ],
      [
        1,
        "Then the light failed. In the dark somebody unwrapped a sandwich, and everyone smelled that it was cheese. “I've got eleven of them,” said a woman. “They were for my son's whole football team.” After that they were called by their first names.",
      ],
      [
        1,
        "A soldier had a torch, and a nun had a pack of cards. An old man told how he had once stopped just here in the war, as a boy, and how somebody had given him half an apple. He had never found out who it was. The nun laid down her cards. “Go on,” she said.",
      ],
      [
        2,
        "A girl began to cry because she was missing her examination. The man in the suit turned out to be a professor of exactly that. He loosened his tie and examined her, by the light of the torch, and everybody held their breath. She passed.",
      ],
    ],
    end: [
      [
        0,
        "Toward six there was a jerk. It went on, and nobody cheered. They sat there, wrapped in each other's coats, and watched the field go away. “That was it, then,” said the man in the suit. He no longer had a tie on. The nun was wearing it.",
      ],
      [
        1,
        "At the terminus they got out, and each of them went a few steps, and stopped, and turned round. They meet once a year, always somewhere in the middle of nowhere. There is cheese. And the nun wins, each time.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:two|both) (?:[a-z]+ )?(?:strangers|people|men|women|tourists|neighbou?rs|pensioners|rivals)\\b[^.]*(?:grab(?:bed)?|took|take|reach(?:ed)? for|want(?:ed)?|booked|bought|order(?:ed)?|pick(?:ed)? up|swap(?:ped)?|mix(?:ed)? up) (?:the )?(?:same|each other['’]s|the last) (?<object>(?:[a-z]+ )?(?:umbrella|parasol))s?\\b[^.]*",
    ),
    after: [
      [
        1,
        "“That's mine.” “I think it's mine.” It was black and ordinary, like a thousand others, and each of them held one end. The others in the queue began to take sides.",
        "“That's mine.” “I think it's mine.” Each of them held one end. The others in the queue began to take sides.",
      ],
      [
        1,
        "Neither of them had any proof. “It squeaks a little,” said one. “It does squeak,” said the other, quite surprised. They both had to smile, and they both did not want to be seen doing so.",
      ],
      [
        1,
        "Outside it was coming down in buckets. “I've got to go left,” said one. “So have I.” So they shared it for the time being, step by step, at first with a good deal of air in between. After the first corner there was less air. After the third one they were talking about their mothers.",
        "In the end they agreed to share it for the time being, at first with a good deal of air in between. After ten minutes there was less air. After an hour they were talking about their mothers.",
      ],
    ],
    end: [
      [
        0,
        "In front of a green door they stopped. It had turned out that they lived in the same street and had been looking at the same tree for six years, one from the left and one from the right. “Keep it,” said one. “No, you.” It went to and fro for so long that the rain stopped.",
        "In front of a green door they stopped. It had turned out that they lived in the same street and had been looking at the same tree for six years, one from the left and one from the right. “Keep it,” said one. “No, you.” It went to and fro until the lamps were lit.",
      ],
      [
        1,
        "At the café a second one was found that evening, exactly the same, behind the radiator. It has never been fetched. They go past there now and then, arm in arm, and look in through the window to make sure that it is still there.",
        "At the café another one was found that evening, exactly the same. It has never been fetched. They go past there now and then, arm in arm, and look in through the window to make sure that it is still there.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:burglar|thief|robber|intruder|crook|pickpocket|bank robber|housebreaker)s?\\b[^.]*(?:in|into|at|breaks? into|broke into|climbs? into|enters?|robs?|surprised by|caught by) (?:the |an? )?(?:house|flat|home|kitchen|cottage|apartment|bedroom|window|villa|old)\\b[^.]*|(?:made|makes|offers?|offered|cooked?|cooks|invited?|invites) (?:him|her|the burglar|the thief|the robber|the intruder) (?:some )?(?:tea|coffee|soup|dinner|breakfast|supper|for dinner|a sandwich|cake)[^.]*",
    ),
    idea: /^(?!.*\b(?:two|three) (?:[a-z]+ )?(?:thieves|burglars|robbers)\b)(?=.*\b(?:burglar|thief|robber|intruder|crook|housebreaker)\b)(?=.*\b(?:tea|coffee|soup|dinner|supper|breakfast|cake|sandwich|cocoa|old (?:man|woman|lady)|widow\w*|pensioner|grand\w+|lonely|invit\w*|awake|armchair)\b)/is,
    after: [
      [
        1,
        "“Not that floorboard,” said a voice out of the dark. “It squeaks. You've got to step to the left of it.” The lamp went on. In the armchair sat somebody in a dressing gown, with a book on the knees and not at all surprised.",
      ],
      [
        1,
        "“There's nothing here,” the voice went on. “The silver is plated, and the television only gets one channel. But you're shivering. When did you last eat something?” A burglar is prepared for many questions. For that one he is not.",
      ],
      [
        1,
        "The kettle was put on. There were two cups, one of which had not been used for years. There was shortbread, and a lot of it was eaten, and between the third piece and the fourth one it all came out: the factory that had closed, the rent, and the little one at home who believed that her father worked nights in a bakery.",
      ],
    ],
    end: [
      [
        0,
        "When it got light, the crowbar had straightened the garden gate, and the squeaking floorboard did not squeak any more. “You've got good hands,” he heard. “It's a pity to put them into other people's drawers. My nephew has a workshop, and he is always complaining.” A telephone number was written on the paper bag with the rest of the shortbread.",
      ],
      [
        1,
        "He still comes at night now and then, but through the door, and with his daughter on his shoulders. The second cup has become hers. And the spare key hangs on a nail outside, where anybody could take it, because, as is said there, one never knows who might be hungry.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:gets?|got|has|had|received|receives) (?:an? )?(?:unexpected |surprise |strange |late )*(?:visit|visitor|guest) from (?<old>(?:the|his|her|an?) (?:[a-z]+ ){0,2}?(?:pupil|student))\\b[^.]*|(?:meets?|met|runs? into|ran into|visited|recogni[sz]ed) (?<foe>(?:his|her|the) (?:old |worst |former |greatest |biggest )+(?:pupil|student))\\b[^.]*",
    ),
    after: [
      [
        1,
        "{Hero} recognized it at once, even after all those years: the left eyebrow, which always went up before something was broken. In the hall stood somebody with grey temples and a bunch of carnations and did not know where to put them.",
        "{Hero} recognized it at once, even after all those years. One does not forget somebody like that. It was the one who had cost {him} the most sleep of all.",
      ],
      [
        1,
        "“You once said that I would come to nothing.” “I said that you would come to nothing if you went on like that.” “Yes,” came the answer. “I've thought about the second half for thirty years.” {Hero} went to look for a vase, in order to have something to do.",
        "There had been a sentence between them, a long time ago, and each of them had remembered a different half of it. {Hero} put the kettle on, in order to have something to do.",
      ],
      [
        2,
        "There had been the business with the window, and the one with the frog, and the one with the money for the excursion. They went through all of them. Some had been quite different from what {hero} had thought. The frog, for instance, had been meant as a present.",
      ],
    ],
    end: [
      [
        0,
        "“And why do you come today of all days?” asked {hero}. There was a long silence. “Because I've got one like me now. He throws everything out of the window, and he looks at me as I looked at you. And you were the only one who waited every time until I'd fetched it in again. I wanted to ask how one does that.” {Hero} had to take off {his} glasses.",
        "“And why today of all days?” asked {hero}. There was a long silence. “Because there was nobody else who ever took me seriously. I wanted to say that to your face, once.” {Hero} had to take off {his} glasses.",
      ],
      [
        1,
        "They sat there until the carnations had grown dark. The whole secret fitted on half a sheet of paper. Underneath {hero} wrote a mark, as in the old days, and this time it was a good one.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:(?:end(?:s|ed)? up|land(?:s|ed)?|met again|meet again|moved?|live|lived|wake up|woke up|lie|lay) (?:together |next to each other |side by side )?in (?:the same|one|neighbou?ring) (?<spot>(?:nursing home|retirement home|care home|old people['’]s home|hospital room|hospital|ward)))\\b[^.]*",
    ),
    idea: /\b(?:argued|enem(?:y|ies)|rivals?|hated?|hates|fought|quarrel\w*|opponents?|umpire|referee|competitors?|not spoken|feud\w*|ex-?\w+|could not stand)\b/i,
    after: [
      [
        1,
        "They saw each other on the first morning, across two bowls of porridge. “Oh no,” said one. “Oh no,” said the other one at the same moment. Then each took the bowl to a different table, and there were only two tables.",
      ],
      [
        1,
        "It went on where it had stopped. They argued about the window, about the newspaper, and about a decision from thirty years ago. The nurses learned what it had been about. After two weeks half of the house was on one side, and half of the house was on the other.",
      ],
      [
        1,
        "Then one of them caught a fever and stayed in bed. It was very peaceful at breakfast. The other one salted the porridge, pushed it away and looked at the empty chair. “Who's going to contradict me now?” he asked the nurse. She did not know either.",
        "Then one of them caught a fever and stayed in bed. It was very peaceful at breakfast. The other one salted the porridge, pushed it away and looked at the empty chair for a long time.",
      ],
    ],
    end: [
      [
        0,
        "At ten there was a knock at the sickroom. “I only wanted to tell you that you were wrong,” was what one could hear, “on the fourteenth of May.” From the pillow came a croak: “It was the fifteenth.” The nurse stood outside with her tray and did not go in. When she looked through the gap an hour later, one was being fed, spoon by spoon, and with his mouth full he was still contradicting.",
      ],
      [
        1,
        "They have moved into one room now, because one argues better there. The window is open one day and shut on the next. When they are asked whether they are friends, they say no, both at once. It is the only thing on which they agree.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:knock(?:s|ed)|rings?|rang) (?:at|on) (?:the|an?) (?:[a-z]+ )?(?:door|farmhouse|house|hut|bell)\\b[^.]*|(?:is |was |gets |got )?stuck in (?:the )?(?:snow|storm|mud|blizzard) (?:on|at) (?:christmas|new year|his|her)[^.]*|(?:car|lorry|truck|bus|sledge) (?:breaks|broke) down (?:in the|on a|on the|at)[^.]*",
    ),
    of: "adults",
    idea: /^(?=.*\b(?:snow\w*|christmas|blizzard|winter|new year)\b)(?=.*\b(?:stuck|stranded|breaks? down|broke down|driver|lorry|truck|lost)\b)/is,
    after: [
      [
        1,
        "It took a long time until a light went on. An old woman opened, with a cat on one arm and a rolling pin in the other hand. She looked {hero} up and down, from the frozen eyebrows to the wet boots. “Wipe your feet,” she said.",
      ],
      [
        1,
        "Inside it smelled of pine and burnt sugar. The table was laid for five. “My children couldn't get through,” said the woman. “The pass is closed. I didn't know what to do with my hands, so I went on cooking.” {Hero} thought of home, where there was also a table now with an empty chair.",
      ],
      [
        2,
        "The telephone was dead. So {hero} fetched wood, and mended the lamp above the stairs, and they sang, first each in a different key. The cat left the room. At midnight {he} carved something out of a piece of kindling, just with the pocket knife: a very small lorry.",
        "The telephone was dead. So {hero} fetched wood, and mended the lamp above the stairs, and they sang, first each in a different key. The cat left the room.",
      ],
    ],
    end: [
      [
        0,
        "In the morning everything was white and perfectly still. The plough came at ten. “You'll have to go,” said the woman, and packed up half a goose. {Hero} turned the cap in {his} hands. “May I come by next year?” {he} asked. “With my lot? There are four of us.” She counted on her fingers. “Then I'll have to extend the table,” she said, and shut the door quickly, on account of her eyes.",
      ],
      [
        1,
        "There were eleven of them the next winter, for her own had got through as well. There was hardly room to lift a fork. Whoever comes over the pass today sees a light in that window all night long. It is left on, on purpose.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:wants?|wanted|decides?|decided|hopes?|hoped|tries|tried|travels?|travelled|traveled|goes|went) to (?:see|visit|find|meet|make peace with|make up with|call|forgive|talk to|hug|phone) (?<kin>(?:my|his|her) (?:(?:older|younger|little|big|twin|estranged|only|lost) )?(?:brother|sister|best friend|old friend|friend))\\b[^.]*",
    ),
    of: "adults",
    idea: /\b(?:not spoken|haven['’]?t spoken|have not spoken|not talked|hasn['’]?t spoken|quarrel\w*|argument|estranged|forgive|make (?:peace|up))\b/i,
    after: [
      [
        1,
        "It had been about a clock. It was not even a good clock. One word had led to another, and then a car door had been slammed, and then the years had simply laid themselves on top, like snow on a car that nobody drives.",
      ],
      [
        1,
        "The number was still in the old book, written in pencil. {Hero} dialled it as far as the last figure, eleven evenings in a row. On the twelfth evening {he} put the telephone away and bought a ticket instead, for one cannot hang up on somebody who is standing at the door.",
      ],
      [
        2,
        "On the train {he} practised. “I happened to be in the area.” Nobody happened to be in that area. “I've brought your clock.” It lay in a bag on {his} knees and ticked against {his} leg the whole way.",
      ],
    ],
    end: [
      [
        0,
        "The door was opened before there had been any knock. {They} had both grown the same wrinkles. {Hero} held out the clock. “It's still five minutes slow,” {he} said. “It was always five minutes slow,” came the answer. “I only wanted it because you did.” After that it was quiet, and {they} stood there and held the clock with four hands until somebody laughed.",
      ],
      [
        1,
        "{They} went over everything that night, with a bottle of plum brandy, and it was much less than {they} had feared. The clock hangs in one house in the summer and in the other one in the winter. It has never been set right.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:tourist|stranger|visitor|journalist|child|boy|girl|traveller|traveler|student|neighbou?r|young man|young woman)\\b[^.]*(?:asks?|asked|wants? to know|wanted to know|wondered?) (?:(?:him|her|them|the [a-z]+) )?(?:why|what for|how)\\b[^.]*",
    ),
    idea: /^(?=.*\b(?:every (?:day|morning|evening|night|sunday|week|year)|each (?:day|morning|evening|night)|always|still|keeps?|kept)\b)(?=.*\b(?:sweep\w*|swept|brooms?|rak(?:e[sd]?|ing)|leaves)\b)/is,
    after: [
      [
        1,
        "The answer did not come at once. First there was a look at the sky, and then one at the shoes of the other, as if to see how much time there was in them. “Come tomorrow at five,” it was said then. “And bring a broom.”",
      ],
      [
        1,
        "At five it was cold, and there was still a star. Nothing was explained. There was only the work, always the same movement, from left to right. After an hour the arms hurt. After two hours the head became quiet, like a room in which somebody has switched off a radio that one had no longer noticed.",
      ],
      [
        2,
        "“Now I know it!” “What do you know?” “It's about peace.” “It's about the leaves,” was the answer. “They fall down.” But there was a small smile in one corner.",
        "“Now I know it!” “What do you know?” “It's about peace.” “It has to be done,” was the answer, “that's all.” But there was a small smile in one corner.",
      ],
    ],
    end: [
      [
        0,
        "On the last day the question was asked once more, quite softly. “My father did it,” came the answer, “and I watched him from that window. I thought that it was boring. Today I would give anything to be able to watch him once more. While I do it, I see him. That's why.” There was nothing to be said to that. The broom was taken up again, and they did the last piece together.",
      ],
      [
        1,
        "Far away, in a city with a lot of traffic, somebody now gets up at five and sweeps the pavement in front of the house, from left to right. The neighbours wonder about it. One of them has already asked why.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:one (?:night|day|evening|morning)|then|until|but|by chance)?,? ?(?:the|an?|her|his) (?:[a-z]+ )?(?:director|conductor|boss|manager|producer|professor|teacher|neighbou?r|owner|mayor|millionaire|tourist|agent|composer|famous [a-z]+|critic|guests?) (?:of [^.]*? )?(?:hears?|heard|overhears?|overheard|listens?|listened|sees?|saw|watche[sd]|catches|caught|finds?|found|discovers|discovered|films|filmed) (?:her|him|them|it)\\b[^.]*",
    ),
    idea: /^(?=.*\b(?:sings?|sang|danced?|dances|plays?|played|whistle[sd]?|acted|acts|practi[sc]\w+)\b)(?=.*\b(?:clean\w*|janitor|caretaker|mop\w*|sweep\w*|usher|cloakroom|porter|stagehand)\b)/is,
    after: [
      [
        1,
        "There was a creak somewhere at the back, in the dark. {Hero} broke off in the middle. “I've finished already,” {he} called and reached for the bucket. “I'll be gone in a minute.” Nobody answered. Then, very softly, somebody said: “Please don't.”",
        "There was a creak somewhere at the back, in the dark. {Hero} broke off in the middle. “I'll be gone in a minute,” {he} called. Nobody answered. Then, very softly, somebody said: “Please don't.”",
      ],
      [
        1,
        "“Where did you learn that?” “While I was working.” “From whom?” {Hero} thought about it. From the pipes, {he} might have said, and from {his} mother, and from all the evenings behind the door. “You hear a lot when nobody sees you,” {he} said.",
      ],
      [
        2,
        "An offer was made, with a contract and a name in large letters. {Hero} read all of it, also the small print. {His} hands smelled of soap. {He} thought of the first row, where they always left their sweet papers.",
      ],
    ],
    end: [
      [
        0,
        "“Once,” said {hero}. “But then the others have to be there, too.” So it came about that in the best seats there sat, in their smocks, those who sweep, carry and mop. In the boxes sat the ones with the pearls and wondered about it. Then {hero} came out, without any pearls, shut {his} eyes and began. When it was over, it stayed so quiet that somebody could be heard who had dropped a mop.",
      ],
      [
        1,
        "On the next evening {hero} came to work as always. It was just that the lamp on the stage had been left on, and from that day on it was left on every night. And whoever has forgotten something and comes back late stands still in the corridor for a while and takes their hat off.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:bought|found|inherited|opened|got|picked up|was given|discovers?|discovered|finds?) (?:an? |the |some )?(?:old |worn |heavy |leather |brown |lost |wrong |dusty |small )*(?<case>suitcase|trunk|chest|handbag|photo album|album|box of photos|box of photographs)s?\\b[^.]*(?:flea market|auction|attic|pawn shop|junk shop|second-?hand|charity shop|thrift store|antique|stranger['’]?s?|garage sale|lost property)[^.]*|(?:found|finds|discovers?|discovered) (?:an? |the )?(?:strangers?['’]?s? |whole |entire |unknown )+(?:life|past|love story|history)[^.]*",
    ),
    after: [
      [
        1,
        "The catch jumped open as though it had only been waiting for it. Inside there was a smell of lavender and trains. There were photographs, tied up with a shoelace, a pressed four-leaf clover, a pair of dancing shoes with a hole in them, and a key.",
      ],
      [
        1,
        "{Hero} laid everything out on the floor, in rows. It was always the same woman: with a pram, on a motorbike, in front of a sea, with shorter and shorter hair. On the back there was never a name, only the weather. “Rain. We laughed all the same.”",
      ],
      [
        1,
        "On one of the pictures one could see a door with a number and half a sign. {Hero} had walked past that door a hundred times. {He} took everything in one hand and the key in the other one.",
      ],
    ],
    end: [
      [
        0,
        "The key fitted. Behind it was a courtyard, and in the courtyard sat a very old lady with very short hair, shelling peas. She looked at what {he} was carrying, and a pea fell down. “They cleared my flat while I was in hospital,” she said. “They thought that I wouldn't come back.” {Hero} put it down at her feet. “You never wrote down the names,” {he} said. “I always knew them,” said the lady. “Sit down. That's Paul. That's the day it rained.”",
      ],
      [
        1,
        "It took the whole summer to get through it. {Hero} wrote the names on the backs, in pencil. The last picture is a new one: two people with a bowl of peas. “Sun,” it says on the back. And underneath, because somebody had insisted on it, there are two names.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
];
