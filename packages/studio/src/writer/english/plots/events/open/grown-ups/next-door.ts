import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { unless } from "../open-scene.ts";

/** Neighbours: a feud, music at night, and a lonely one who gets visitors. */
export const nextDoor: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      `${unless("swing|doll|scooter|sled|crow|kite|toys?|ball")}(?:(?:had been |have been |has been |were |was |kept )?(?:fighting|arguing|quarrelling|quarreling|feuding|at war|suing)|fought|argued|quarrelled|quarreled|feuded|went to court|(?:had|started|began|declared) (?:an? )?(?:feud|war|argument|quarrel|fight)|hated each other|had not spoken|did not speak|sued each other)\\b[^.]*?\\b(?:about|over|because of|for years|for \\p{L}+ years)\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?:neighbou?rs?|next door|over the fence|farmers|widows?|widowers|gardeners)\b)(?!.*\b(?:baby|deer|storm|flood|kitten|child|murder\w*|kill\w*|poison\w*|dead|died|dies|disappear\w*|fell down|falls down|sick|ill|fell in love|love|plant(?:ed|ing)? a garden)\b).*?\b(?<cause>(?:an?|the|their) (?:[\p{L}-]+ ){0,2}?(?:hedge|rose bush|tree|fence|wall|apple tree|cherry tree|pear tree|ladder|parking space|path|garden|bench|border|drive|shed|lawn|gnome|well|boundary|strip of land|gate|rooster|cockerel|lawnmower))\b/iu,
    after: [
      [
        0,
        "=By now {cause} had a file of its own at the town hall, and then a second one, because the first would not shut any more. Nobody knew what was on page one. It was only known that it had been the other one who began.",
      ],
      [
        1,
        "=There were rules in this, as there are in every sport. Before eight there was no shouting. On Sundays one only coughed. Whoever met the other one at the dustbins looked up, as though there were a rare bird there. In this way both of them had come to know a good deal about gutters.",
      ],
      [
        2,
        "=In spring one of them went over it with a tape measure, and in the evening the other one did, with a longer tape. It came to four centimetres. “Four!” it was shouted on the one side. “Four!” it was shouted on the other. For the first time in years they had agreed on something, and neither of them noticed.",
      ],
      [
        0.8,
        "=Then there was a morning when everything was quiet. There was no cough, there was no tape, and the shutters on the one side stayed down. It was pleasant, for about an hour. After that the other one looked at the gutter. After that at the shutters. It was ten, and then it was eleven. A feud like that cannot be carried on by one person alone.",
      ],
      [
        0.4,
        "=At noon somebody climbed over, in slippers, at a place where nobody had climbed in all those years, and tore a sleeve. “I've come to complain!” There was a groan from inside. Somebody was lying at the foot of the stairs with a twisted ankle, and had been lying there since six. “You took your time,” came the voice.",
      ],
    ],
    end: [
      [
        0,
        "=The ankle was the size of a cabbage. It got a cold cloth, and a chair, and then, because it was noon by now, it got soup. “Too much salt,” said the one. “I'll put that in the file,” said the other one. They ate it all up. There was quite a good view from that window. One saw everything from the wrong side, and from there it did not look so bad.",
      ],
      [
        0.6,
        "=“How did it really begin?” The spoons stopped. They thought about it for a long time, each of them for himself, and then the two of them together. “It was your father,” said the one. “It was your goose,” said the other one. And then they had to laugh, because there it was again, that goose.",
      ],
      [
        0.5,
        "=The file is still growing. A letter goes to the town hall every month, with two signatures under it, in which they complain about each other very politely and ask for an early visit. The young man from the town hall likes coming. It takes all afternoon, and there is cake on both sides of {cause}.",
      ],
    ],
  },
  {
    by: "any",
    words: inSentence(
      `(?:(?:heard|hears|listened to|could hear)\\b[^.]*?\\b(?:piano|violin|trumpet|cello|music|guitar|saxophone|accordion|flute|singing|sing|tune|song|clarinet)|(?:played|plays|practi[sc]ed|practi[sc]es|was playing|kept playing|sang)(?: on)?(?: the| his| her| an?)?(?: old| same)? ?(?:piano|violin|trumpet|cello|music|guitar|saxophone|accordion|flute|drums|tuba|tune|song|clarinet|songs|opera|arias)?|(?:drove|drives|kept) [^.]*? (?:mad|crazy|awake)|wanted to know why|could not sleep|complained|wrote (?:him|her|a letter))\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?:neighbou?rs?|next door|upstairs|downstairs|flat above|floor above|above (?:him|her|them|us|me)|through the wall|other side of the wall|across the (?:street|yard|courtyard))\b)(?=.*\b(?:play(?:s|ed|ing)?|practi[sc]\w+|s[aiu]ng(?:s|ing)?|hear[sd]?)\b)(?=.*?\b(?<music>piano|violin|trumpet|cello|guitar|saxophone|accordion|flute|drums|tuba|clarinet|singing|music|tune|song)\b)(?!.*\b(?:cards|chess|football|ghost\w*|dead|died|murder\w*|son|my daughter|works? nights?|worked nights?|joined in|forbidden|mice|mouse|cat|dog)\b).*\b(?:night|nights|evening|midnight|wall|walls|three|sleep|asleep|every day)\b/i,
    after: [
      [
        0,
        "=It was the {music}, there was no mistaking it. It began softly, stopped at the same place, and began again from the front. Whoever lay on this side of the wall lay there and waited for that place. It is not possible to sleep over a tune that has a hole in it.",
      ],
      [
        0.8,
        "=The first thing to be tried was a broom. Three knocks, friendly ones. The {music} stopped, as if it had been taken by the sleeve. Then it went on, more softly. That was worse, because now one had to listen.",
      ],
      [
        2,
        "=The second thing was a letter. It began with “With all due respect”. It was a long letter, and by the time it was finished the due respect was gone. It was pushed under the door. In the morning it lay there again, and on the back was written in pencil: “I know. I can't get any further, either.”",
      ],
      [
        1,
        "=People in the house had their own ideas about it. One said that it was art. One said that it was a scandal. The old lady from the ground floor said that it was in F major, and that the fourth finger was wrong. Nobody had known that the old lady knew about fingers.",
      ],
      [
        0.4,
        "=And then one night it did not come. It got to be late, and it got to be later. There was quiet behind the wall, of the kind that one has wished for, and nobody in the whole house was asleep. Slippers could be heard on the stairs. They came from above and from below, and they all stopped in front of the same door.",
      ],
    ],
    end: [
      [
        0,
        "=It was opened before anyone had knocked. “I was just giving up,” said the one in the door. Behind stood the {music}, with a cloth over it. “It was our tune. There were two of us who played it. I only know my half.” Nobody said anything. They looked at each other, in their dressing gowns. The other half had been missing at the same place every night, and every one of them could have hummed it by now.",
      ],
      [
        0.6,
        "=Somebody began it, quite wrong. Then the old lady from the ground floor sat down, took off her rings, and put the fourth finger where it belonged. The tune came up to the hole. They all held their breath. It walked straight across.",
      ],
      [
        0.5,
        "=Since then there has been a timetable in the hall, because everybody wants to be there. It is never later than ten. And if it is quiet one evening, there are three knocks on the wall with a broom, friendly ones. That means: go on.",
      ],
    ],
  },
  {
    by: "any",
    words: inSentence(
      `${unless("kitten|puppy|tree|reindeer|santa|elf|ghost\\w*|stole|steal|wolf|witch")}(?:(?:br(?:ought|ings)|kept bringing|deliver(?:s|ed)|carried|carries|came|comes|visit(?:s|ed)|rang|rings|knock(?:s|ed)|went|goes)\\b[^.]*?\\b(?:an?|the|to an?|their) (?<old>(?:[a-z-]+ )*?(?:old|elderly|lonely)(?: [a-z-]+)*? (?:man|woman|lady|neighbou?r|widow|widower|gentleman|sailor|teacher|couple|actress|captain|professor|farmer))\\b[^.]*)`,
    ),
    idea: /^(?=.*\b(?:every (?:day|evening|morning|week|sunday|monday|tuesday|wednesday|thursday|friday|saturday|night)|each (?:day|evening|morning|week)|always|keeps? (?:bringing|coming|visiting)|kept|regularly|once a week|parcels?|groceries|meals?|lunch|dinner|newspaper|soup)\b)(?!.*\b(?:dead|died|murder\w*|thief|burgl\w*|christmas|invited (?:him|her) in|is invited in|was invited in|letter)\b)/i,
    after: [
      [
        0,
        "=It took two minutes. One rang, one waited, one heard the slippers coming from a long way off, and then the door opened exactly as wide as it had to be. “Thank you.” “You're welcome.” And shut it was. It went like that for half a year, and both of them thought that the other one was in a hurry.",
      ],
      [
        1,
        "=Then there was a wet day on which the pen would not write. The {old} went to look for another one. It took some time. Through the gap in the door one could see a table that was laid for two, very properly, with napkins. There was only nobody sitting there.",
      ],
      [
        1,
        "=The next time it was three minutes. “Are you expecting somebody?” “No,” it came from the door. “Why?” “Because of the plates.” The {old} turned round and looked, as if somebody else had put them there. “It's not for anybody,” was the answer. “It's so that I don't get out of practice.”",
      ],
      [
        1,
        "=After that there was always something that could not be done at the door. The jar would not open. The bulb was too high up. A form had come, and it was in such small print that only young eyes were of any use. The jar had been quite easy to open the day before. It had been screwed shut with both hands.",
      ],
      [
        0.4,
        "=And then one day nobody came to the door. There was a ring, and a second one. No slippers. Next door they knew nothing. The letter box was full. Whoever stood there on the mat knew now how long two minutes are, and sat down on the stairs, and stayed there.",
      ],
    ],
    end: [
      [
        0,
        "=It was almost dark when somebody came up the stairs, one step at a time, with a bag in each hand. It was the {old}, in a hat. “You're sitting on my step,” it was said. “You weren't there!” “I've been to the market. I walked there. I haven't done that for four years.” The bags were set down. “One of us must have something to offer for once. It can't always be you who brings something.”",
      ],
      [
        0.6,
        "=There was soup, and it was much too hot. The napkins had been folded so long ago that they would not unfold any more. “You're holding up your round,” said the {old} at some time. “It's after seven.” “You were the last one,” was the answer. “You've always been the last one. I've seen to that.”",
      ],
      [
        0.5,
        "=It still begins with a ring. But the door opens as far as it will go, and then it is two hours. In the hall there is a jar that nobody can open. It stands there in memory of the beginning, and nobody tries very hard.",
      ],
    ],
  },
  {
    by: "any",
    words: inSentence(
      `${unless("kidnap\\w*|magic|talk(?:s|ing)? dog")}(?:br(?:ought|ings) (?:them|two|the|both|an?|his|her|together)|introduced|made (?:two|them|everyone)|led to|kept (?:bringing|pulling)|pulled|tangled|(?:met|meet|meets|got to know|passed) (?:each other )?(?:every|because of|while walking|walking|at the|in the|on))\\b[^.]*`,
    ),
    idea: /^(?!.*\b(?:goose|sheep|ghost|puppies|alien|baby)\b)(?=.*\b(?<dog>(?:stray |old |little |small |big |clumsy |lost )?(?:dogs?|dachshund|poodle|terrier|mongrel|puppy))\b)(?=.*\b(?:two|lonely|strangers?|neighbou?rs?|owners?|widow\w*|together|people|street)\b)(?=.*\b(?:together|each other|lonely|strangers)\b)/i,
    after: [
      [
        0,
        "=People like to think that they choose whom they get to know. It is mostly done lower down. There the {dog} had long since made up its mind, and it was only a question of getting the two long legs to the same lamp post.",
      ],
      [
        1,
        "=The first attempt was an accident with a puddle. There was one who had been clean, and one who said: “It never does that!” It had just done it. It did it again, so that there should be no doubt. They parted without having smiled, each with a handkerchief.",
      ],
      [
        2,
        "=For the second attempt a glove was needed. It was taken out of a coat pocket, very gently, and carried round two corners, and laid on a doormat. “Is this yours?” “That's mine.” “It's a bit wet.” That was eleven words. They had not said so many to anybody all week.",
      ],
      [
        1,
        "=After that they met every day, quite by chance, at ten past six. They spoke about the {dog}, how it slept and what it had eaten. One can say almost everything about oneself in that way. “It doesn't like being alone in the evenings,” said the one. “No,” said the other one. “Who does?”",
      ],
      [
        0.4,
        "=And then at ten past six there was nothing at the lamp post but the lamp post. The {dog} was gone. The two of them called, the one up the street and the other one down. They looked under every parked car. They met again in the middle, in the dark and out of breath, and there was nothing now that they could have talked about.",
      ],
    ],
    end: [
      [
        0,
        "=“It's my fault,” said the one. “I was ten minutes late.” “I was late, too,” said the other one. They sat down on a wall, because of the legs. It was cold, and so they sat close together. After a while something sneezed. The {dog} was lying behind the wall, with its chin on its paws, and it had been there the whole time. It had only wanted to see how long they would need.",
      ],
      [
        0.6,
        "=“That was on purpose,” said the one. The other one looked at the {dog}, and the {dog} looked at the lamp post. “Are you hungry?” somebody asked, and it was not clear who was meant. Three of them got up.",
      ],
      [
        0.5,
        "=They are seen at ten past six as before. There is only one lead, and there are two hands on it. And now and then somebody clean comes round the corner, all alone. Then the {dog} begins to look about for a puddle.",
      ],
    ],
  },
];
