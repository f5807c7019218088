import type { ClauseScene } from "../../clause-scene.ts";
import { inSentence } from "../event.ts";

/** What goes wrong before others, and how it comes out. */
export const stageAndField: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:his|her|their|my|the singer['’]s) (?:singing )?voice (?:(?:suddenly |simply )?(?:disappeared|vanished|failed|went|broke|cracked)|was (?:suddenly )?gone|left (?:him|her|them|me))\\b[^.]*|^[^.]*?\\blost (?:his|her|their|my) (?:singing )?voice\\b[^.]*",
    ),
    idea: /\b(?:concert|show|solo|sings?|sang|singer|song|opera|choir|musical|carols?|aria|recital|performance|speech|play)\b/i,
    after: [
      [
        0,
        "=What came out was a sort of creak, as when somebody opens a cupboard that they ought not to open. {Hero} waited for a minute, in case the voice had only gone to fetch something. Then {he} tried once more. Not even the creak was left.",
      ],
      [
        1,
        "{He} had to drink things: honey, sage, and an egg in something that nobody would name. {He} {was} wrapped in one scarf, and then in another. “Don't talk,” everybody said, and then everybody asked {him} how {he} {was}.",
        "“Don't talk,” said {mate}, “just nod. Can you swallow?” {Hero} nodded. “Does it hurt?” {Hero} nodded. “Do you want an egg in hot milk?” {Hero} had never before shaken {his} head so clearly.",
      ],
      [
        1,
        "{Hero} had practised it for weeks. {He} had practised on the stairs, under the shower and into a pillow. All of them at home knew it by heart by now, and the neighbours knew it as well. Every note was there. There was only no door any more by which it could have got out.",
      ],
      [
        2,
        "{He} wrote on a piece of paper: “Can't somebody else do it?” The paper went round. Everybody who read it looked at the floor. There was nobody else. They had all relied on {hero}.",
      ],
      [
        0.5,
        "=Then it was time. Behind a curtain it smells of dust, and of other people who have been afraid there. {Hero} stood in the middle of it with two scarves. {He} heard them outside, coughing and pushing their chairs about: a whole room full of people who could make a noise without even wanting to.",
      ],
    ],
    end: [
      [
        0,
        "={Hero} went out, since nobody had told {him} how one does not go out. It got quiet. {He} opened {his} mouth, and all of them could hear that there was nothing. Then, quite far back, somebody began it. It was one of the neighbours, and he could not sing at all. But after the second line there were five of them, and then there was a whole row. {Hero} stood up there in the light and showed them with both hands where one has to breathe.",
      ],
      [
        0.6,
        "=“That was the finest solo of the evening,” it was said afterwards at the cloakroom. “There must have been two hundred of us.” One or two were hoarse.",
      ],
      [
        1,
        "The voice came back at about three in the morning, without a word of apology. {Hero} tried it out under the blanket, very softly. On the other side of the wall somebody joined in.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:had|was|is|has|were) (?:to|asked to|chosen to|picked to|supposed to|going to)|agreed to|promised to|offered to) (?:give|make|hold|read|be|say|announce|speak|sing|present|introduce|deliver)\\b[^.]*?\\b(?:speech|announcer|toast|talk|poem|eulogy|report|presentation|words|aloud|out loud|wedding|sports day|assembly|ceremony)\\b[^.]*",
    ),
    idea: /\b(?:stutter|stammer|shy(?:est)?|quiet(?:est)?|stage fright|(?:afraid|scared|terrified|frightened) of (?:speaking|talking|crowds|people|audiences)|hates? (?:speaking|talking|crowds)|never (?:speaks?|spoke|talks?|said))/i,
    after: [
      [
        0,
        "=“It's only a few words,” people said. Those who say that always have plenty of them. {Hero} counted. It came to two hundred and twelve, and at least forty of them began with the wrong letter.",
      ],
      [
        1,
        "{He} practised in front of the potatoes. They were a good audience: they had eyes, and they kept quiet. In front of them it went without a single hitch. {Hero} thought for a moment of taking them along.",
      ],
      [
        1,
        "{He} crossed things out. First went what was difficult, then went what was too long, and then went everything that {he} did not believe {himself}. What was left fitted on the back of a shopping list. On the front it said “soap”.",
      ],
      [
        2,
        "“You must imagine them all in their underwear,” somebody advised. {Hero} tried it. Now {he} {was} frightened, and embarrassed as well.",
        "“You needn't look at anybody,” said {mate}. “Just look at me.” {Hero} tried it. {Mate} had a crumb on the chin. After that it was no longer possible to say anything at all.",
      ],
      [
        0.5,
        "=Then they all stopped talking at the same moment and turned round to {him}. The paper was in {his} pocket, but {his} hand could not find the pocket. The first word came up as far as the teeth. There it stood, like somebody on a diving board with a queue behind.",
      ],
    ],
    end: [
      [
        0,
        "=Nobody laughed, and nobody coughed. Right in front sat a very small child that had not had words for long itself. It took its thumb out of its mouth, leaned forward and waited. It knew how that is. {Hero} looked at it. Then {he} found {his} pocket, and what {he} pulled out of it was a potato. {He} put it down in front of {him}. And then it went. It went slowly, and it went right to the end.",
      ],
      [
        0.6,
        "=Nobody could say afterwards how long it had taken. But they could all repeat what had been said, word for word, and that had never happened at anything of the kind before.",
      ],
      [
        1,
        "In spring the potato was put into the ground behind the house. In autumn there were eleven of them. They have a great many eyes, and they still keep quiet. It is getting to be quite an audience.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:joined|ran|coached|trained|got|took over|played (?:for|in)|was put in charge of|was made (?:captain|coach) of|captained|was|were|had)\\b[^.]*?\\b(?:worst|weakest|slowest|last-placed|unluckiest|most hopeless)\\b[^.]*?\\b(?:team|club|eleven|side|squad|league)\\b[^.]*|^[^.]*?\\b(?:worst|weakest|slowest|smallest|village|school|little|bad|hopeless|losing)\\b[^.]*? (?:team|club|squad)\\b[^.]*?\\b(?:wanted|tried|hoped|dreamed|decided|had) (?:to win|of winning|to score|to beat)\\b[^.]*|^[^.]*?\\b(?:team|club|squad) (?:that|which) (?:had )?(?:never|not) (?:once )?(?:won|scored)\\b[^.]*?\\b(?:wanted|tried|hoped|had|decided) to (?:win|score|beat)\\b[^.]*|^[^.]*?\\b(?:team|club|squad|eleven|side)\\b(?: (?:that|which|who|whom))?[^.]*? (?:(?:nobody|no one) (?:believe[sd]?|took|trusted)|(?:always|only|never|keeps?|kept|had never) (?:lost|loses?|losing|won|wins?)|made it|reached|got|qualified)\\b[^.]*",
    ),
    idea: /^(?!.*\b(?:coach(?:es)?|goat|robot)\b).*\b(?:football|soccer|handball|hockey|basketball|volleyball|rugby|water polo|match|game|season|league|tournament|ball)\b/i,
    after: [
      [
        0,
        "=By then the team had a plan for losing. The bags were packed at half-time, and on the way home there was cake, whatever the score was. It was very good cake. There were people in town who said that it was too good.",
      ],
      [
        1,
        "One evening somebody brought a notebook, and they wrote down everything that they could not do. It took three hours. At the bottom of the last page there was room for what they could. They thought about it. “Lose,” somebody said. It was written down. “Nobody does that better. The others are terribly afraid of it.”",
      ],
      [
        1,
        "They trained when it rained, because then nobody else wanted the ground. One learned to fall over to the left as well. One stopped saying sorry to the ball. And the smallest of them, who could not do anything at all, learned to shout “now!”, and after a while it even came at the right moment.",
      ],
      [
        2,
        "Somebody's grandmother came to have a look, with a folding chair. “You all run to where it is,” she said at the end. “Run to where it's going to be.” It was the first time that anybody had told them.",
      ],
      [
        0.5,
        "=Then came the day of the match. The others were a head taller and had their names on their backs. After ten minutes there was nothing left to hope for. At half-time they sat in a row and ate the cake, and nobody tasted anything.",
      ],
    ],
    end: [
      [
        0,
        "=“What are we afraid of, actually?” asked the smallest one, with a full mouth. Nobody knew. They had already eaten the cake. So they went out again and played like people to whom nothing more can happen. They laughed when it went wrong. That made the others nervous. One went in, and then another. “Now!” shouted the smallest one in the very last minute, and for once in their lives all of them ran to where it was going to be.",
      ],
      [
        0.4,
        "=It took a while until they understood. None of them knew what one does when one has won. They stood about. Then they went over to the others, who were standing about as well, and showed them how one loses: hand out, chin up, and cake for everybody. There was one piece left. It was cut very small.",
      ],
      [
        1,
        "The ball from that day lies on the shelf in the changing room. Beside it lies the notebook. On the last page there is one word that somebody has crossed out.",
      ],
    ],
  },
  {
    by: "any",
    words: inSentence(
      "(?:stopped|turned back|turned round|turned around|slowed down|gave up (?:the|his|her|their) (?:race|lead|place))\\b[^.]*?\\b(?:to help|to carry|to comfort|to rescue|to save|to pick up|to free|to wait for)\\b[^.]*",
    ),
    idea: /\b(?:race|marathon|sports day|runner|running|finish(?:ing)?|competition|regatta|relay|triathlon|cross-country|track)\b/i,
    tells:
      /^(?:So |And |But )?(?:(?:she|he|they) (?:came|finished) (?:in )?(?:last|second)|(?:she|he|they) lost the race|it was (?:the|her|his|their) best day)\b/i,
    after: [
      [
        0,
        "=It was not thought over. If {hero} had thought it over, {he} would have run on; while running one always finds a reason. {His} legs had simply stopped, and the rest of {him} had to stop as well.",
      ],
      [
        1,
        "The others went past. One could feel the wind of every one of them. “What are you doing?” somebody called over a shoulder, and was already too far away for the answer.",
      ],
      [
        1,
        "“Go on,” said {mate}, “or you'll lose.” “Keep still,” said {hero}. {He} took off the number that was pinned to {him} and folded it, and it made quite a good bandage. The pin held it.",
        "“I don't really know anything about this,” said {hero}, kneeling. {He} took off the number that was pinned to {him} and folded it, and it made quite a good bandage. The pin held it.",
      ],
      [
        2,
        "There was not much to say. So {hero} said what came into {his} head, in a low voice, about home, about breakfast, about a cat that could open the fridge. It does not matter much what one says. It has to go on, that is all.",
      ],
      [
        0.5,
        "=When it went on at last, it was at a walk. By the time {hero} came round the last bend it was all over. The clock had been switched off, and they were rolling up the tape. The man with the whistle was already eating a sandwich. “Is anybody else coming?” “No,” said the man with the list. Then he looked up.",
      ],
    ],
    end: [
      [
        0,
        "=The sandwich was put down. The tape was unrolled again, the whole of it, and the man with the whistle held one end and looked round for somebody for the other. They came running back from the gate, and they came out of the showers with wet hair, and stood on both sides. It was the slowest finish that there has ever been. It took four minutes, and they clapped the whole time.",
      ],
      [
        0.6,
        "=“Last,” the man wrote on his list. He looked at the word for a while. Then he wrote behind it how many had come in: two.",
      ],
      [
        1,
        "In other houses there are cups, and they get dusted. Over {hero's} bed hung a number, with two holes from a pin and a stain. Nobody was ever allowed to wash it. It was the best day of them all.",
      ],
    ],
    of: "people",
  },
];
