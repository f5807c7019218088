import { story } from "../subject-story.ts";

/** Stories of grown-ups to whom something happens that cannot be. */
export const riddles = [
  story({
    says: [
      /\b(?:w[ao]kes?(?: up)?|woke(?: up)?|awak(?:es|ened)|com(?:es|ing) out|coma|surgery|operation|accident|stroke|fever)\b/i,
      /\b(?:speak(?:s|ing)?|spoke|talk(?:s|ed|ing)?|fluent|understand(?:s|ing)?|sing(?:s|ing)?)\b/i,
      /\b(?<tongue>(?:Japanese|Russian|Chinese|Latin|Greek|Finnish|Hungarian|Arabic|Turkish|Icelandic|Polish|Swahili|Korean|Portuguese|Welsh|Basque|an? (?:unknown |dead |foreign |strange |ancient |forgotten )?language))\b/i,
    ],
    unless: /\b(?:parrot|dog|cat|animals?|alien|baby)\b/i,
    of: "people",
    after: [
      "@hospital(hero talk) {Hero} did not hear it {himself}. To {him} it sounded as always. {He} asked for water, and they looked at {him} with wide eyes. {He} asked what was wrong with all of them, and a nurse dropped a tray. Then the family came in with flowers, and talked, and {hero} did not understand a single word, and that was when {he} grew afraid.",
      "+ @hospital(hero point) The doctors shone lamps and shook their heads. {Hero} learnt to point: at the cup, at the window, at {his} own heart. It is lonely to be loved in a language that you can't follow. In the evenings {he} talked to {himself}, in that new tongue, quietly, and noticed that one word kept coming back. It sounded like a name.",
      [
        "+ @hospital(hero look) The family took turns to sit there and stroked {hero's} hand. They brought photographs, and said the names, slowly and loudly. {Hero} repeated them. It was like chewing gravel. When they had gone home, {he} laid the pictures on the blanket in a row, and told each one, in words that nobody there could follow, how sorry {he} was.",
      ],
      "@hospital(hero talk) One morning there was a man on the other side of the pane, hanging on a rope, with a bucket: he was the window cleaner. {Hero} was just talking to the wall. The window cleaner stopped wiping. He pushed the window open from outside, hanging there on the fourth floor, and his face was wet. “Say that again,” he said, and {hero} understood every word.",
      "@hospital(hero look) “That's how they talk where I come from,” said the window cleaner. “Not in the country. In the one village. It has been under water since they built the dam. There are perhaps six of us left.” He held on tight to the sill. “And what you have there, with that one word in it, that's a song. My mother used to sing it to the new ones in the hospital. She was a night nurse. Here, on this ward.”",
    ],
    end: [
      "They looked it up, in the cellar, in the old books. {Hero} had been born in that house, too early, and as light as a loaf. For the first months a night nurse had held the small thing against her apron and talked to it, night after night, in the only language in which she could say such things.",
      "+ @hospital(hero talk) The window cleaner came on each day of that spring, through the door now. He translated what the family said, and they translated him. {Hero's} own language came back, bit by bit, like furniture into a house. First came “salt”. Then came the names, one by one. {Hero} said each of them so carefully that the person cried.",
      "+ @hospital(hero talk) And the more of it came back, the more the other one went. “It's leaving,” said {hero} in the summer, and looked for a word, and could not find it. “Then quickly,” said the window cleaner, and brought along the other five, who were very old. They sat around the bed and talked and talked, and {hero} spoke it into a machine until nothing was left.",
      "@hospital.night(hero sit) Today {he} talks like everybody in the street. Only the song has stayed. {Hero} does not know any longer what the words mean. But on the ward upstairs, where the small ones lie, {he} sits for one night in the week with something as light as a loaf on {his} arm, and sings it. You never know what they keep.",
    ],
  }),
  story({
    says: [
      /\b(?:digs?|digging|dug|drill(?:s|ed|ing)?|excavat\w+|unearth(?:s|ed)?|pulls? up|pulled up|archaeologists?|mining|miners?)\b/i,
      /\b(?:ice|moon|Titan|Mars|Antarctica|desert|cornfield|car park|field|core|planet|tomb|mine|tunnel|site|garden)\b/i,
      /\b(?<find>(?:an? staircase|a (?:brand[- ]new |lit )?(?:car|match|door|telephone|phone|clock|piano|bicycle|lamp)|(?:her|his) own (?:wristwatch|watch|ring|phone|name|passport|wallet|glasses|photograph|skull|helmet)))\b/i,
    ],
    unless:
      /\b(?:farmers?|cornfield|garden|backyard|children|kids|engine|running|pirates?|grandm\w+|grandf\w+|dog|mole|rabbit|dinosaur|treasure|body|bones|prison(?:er)?)\b/i,
    of: "adults",
    after: [
      "Nobody touched it at first. They stood round the hole, and their breath went up in small clouds. “That can't be here,” said {hero}. It was the kind of sentence that one says to hear a voice. What lay under it was older than the oldest wall and deeper than the deepest well, and above it nothing had ever been moved. {Hero} had checked that {himself}.",
      "+ They did what they had learnt. They measured, and drew, and put a little numbered flag next to it. {Hero} wrote {thefind} in the book, with the depth and the hour, and then looked at {his} own line as if another person had written it. In the night {he} lay awake. It was not the find that kept {him} from sleep. {He} had the feeling that it had been waiting.",
      "+ The office asked for photographs. On every photograph there was just the ground, quite smooth. They took more, with other cameras. “Are you all right up there?” asked the office. “Do you sleep enough?” {Hero} looked out through the pane. The lamp was swinging over the hole, and what was not on the photographs stood there in the light, as plain as a chair.",
      "In the third night {hero} went out alone. {He} climbed down with a lamp between {his} teeth. Close up it was warm. {He} took off {his} glove, which was forbidden, and laid {his} hand on {thefind}, and below, very far down, as through a great many doors, somebody was knocking. It was the rhythm in which {he} had always knocked at home.",
    ],
    end: [
      "{Hero} knocked back. It was quiet, and then there was a voice, thin from the distance, and {he} knew it at once and could not believe it, for it was {his} own. “Don't go on digging,” it said. “We did. It goes all the way through. I've only got a moment. I left it there so that you'd stop. Nobody else would know that it can't be.” “Who are you?” called {hero}. “The one who did not stop,” said the voice.",
      "The machines were to start up at six. {Hero} sat on the edge of the hole, and the lamp grew pale. {He} thought of all the years in which {he} had wanted just this, to be the first. Then {he} got up, went to the switchbox, took the key out and threw it as far as {he} could. “Are you mad?” shouted the others when they came. “Perhaps,” said {hero}. “Put your ear to the ground.”",
      "+ They put their ears to the ground, all of them, one after another, and each one heard knocking, and each heard a different one: a father's, a child's, their own. None of them said what they had heard. They filled the hole by hand. It took them two days, and they did not talk. In the book {hero} tore out the page with the numbered flag.",
      "@cellar.night(hero) {He} lives in a city now, high up, on the ninth floor. {Hero} has a quiet job and sleeps well on the whole. Only in some nights, when it freezes, {he} gets up and goes down in {his} slippers, through all the storeys, as far as the cellar. There {he} lays {his} hand on the floor and knocks, once, so that the one below knows that {he} stopped.",
    ],
  }),
  story({
    says: [
      /\b(?:calls?|called|calling|phones?|phone call|phone box|telephones?|rings?|rang)\b/i,
      /\b(?:radio (?:host|presenter|station|show)|switchboard|operator|guard|receptionist|call cent(?:re|er)|dispatcher|constable|presenter|helpline|phone box|hotline)\b/i,
      /\b(?:describ\w+|every year|same night|nobody|dead|died|knows?|knew|cut off|disconnected|picks? up|picked up|answers?|answered)\b/i,
    ],
    unless:
      /\b(?:mannequins?|kitchen|future|tomorrow|child|boy|girl|mother|father|wife|husband|himself|herself|aliens?|santa|lonely|wrong number|god|bank|robbery|scam|kidnap\w*|hostage|robot|phone box|in love|falls? for|taxi|closes|closed)\b/i,
    after: [
      "The line was bad. It hissed, like snow on a hot plate. {Hero} pressed the receiver to {his} ear and looked round, for all at once {he} had the feeling of standing in a lit window. “Who is there?” asked {hero}. “You know that there's a red cup beside you,” said the voice. “Please put it down first. I don't want you to burn yourself.” {Hero} put it down.",
      "+ It was no threat, and that was the eerie thing. The voice was kind, and in a hurry. “Are you watching me?” “No,” said the voice. “I'm remembering.” Then there was only the hiss, and after that a tone.",
      "+ {Hero} had the number looked up. It took the engineer an hour. “That line was cut years ago,” he said, and showed {him} the end of it: a bit of wire, in a box, quite green. “There's nothing on it. You could as well call up a washing line.” He laughed. Then the phone rang in the next room, and he stopped.",
      "“Listen,” said the voice, and now it was barely to be heard. “It's ten past. At a quarter past you'll smell something. You'll think that it's nothing. I thought so too.” The hiss swelled up. “Don't go and look. Get all of them out, and go yourself, and don't take the lift.” {Hero} held on to the desk. It was eleven minutes past.",
    ],
    end: [
      "@street.night(hero look) {Hero} could not have said why {he} believed it. {He} smashed the little pane and pulled the lever, and the bell tore through the building. {Hero} counted heads under the street lamp. It was a quarter past. Then, on the left, on the second floor, a window lit up that should not have been lit.",
      "It was the gas, said the fire brigade afterwards. It had happened before, in the same place, long ago, on the same night, and there was a plaque for it that had got lost when they painted. On it stood a name: the one who had been on duty at the telephone then, and who had smelt it, thought that it was nothing, and gone to look.",
      "The following night {hero} sat there again, with the red cup, and waited. It rang at ten past. “Is everyone out?” asked the voice. “Everyone,” said {hero}. “I counted twice.” There was a long breath at the other end, as if it had been held for years. “Then I can go home now,” said the voice. “Thank you for picking up. They mostly don't.”",
      "The phone has not rung since, not at that hour. Once a year, on that night, {he} takes the receiver off at ten past and says into the hiss, just in case, “All out. All well. You can sleep.”",
    ],
  }),
];
