import { role, story, type WrittenStory } from "../subject-story.ts";
import { named } from "./named.ts";

const lift: WrittenStory = {
  says: [
    /\b(?:lift|elevator|stairs|staircase|corridor|underground|subway|metro|tram|door|hallway)\b/i,
    /\b(?:(?:does|did)(?:n't| not) exist|no such (?:floor|stop|station|room|door)|thirteenth floor|floor 13|13th floor|(?:is|are|was|were) not on (?:the|any) (?:map|plan)|between (?:the )?(?:\w+ )?floors?|never (?:built|been there)|a (?:floor|station|stop|room) that (?:is|was) (?:not|n't)|wasn't there (?:yesterday|before)|isn't there|had(?:n't| not) been there)\b/i,
    /\b(?:stop(?:s|ped)?|open\w*|appear\w*|found|finds?|arriv\w*|get(?:s)? (?:out|off)|got (?:out|off)|led|leads|step(?:s|ped)|took|goes|went|discover\w*|enter\w*|button|only)\b/i,
  ],
  may: [
    /\b(?<way>lift|elevator|stairs|staircase|underground|subway|metro|tram|door)\b/i,
    /\b(?:old|office|apartment)? ?(?:building|house|block)\b/i,
    /\bstop(?:s|ped) at [^.,]*/i,
  ],
  unless:
    /\b(?:murder\w*|dragon|fairy|magic|princess|school|in love|stuck together|hotel room|train driver|toilet|garden)\b/i,
  of: "people",
  after: [
    "@corridor(hero stand) {Hero} should have stayed where {he} {was}. But there was a smell of coffee, and a radio was playing. So {hero} took a step. Along a green carpet stood desk beside desk, and at each of them sat a person, and all of them were writing, in fountain pen.",
    "@corridor(hero talk) “You're expected,” said a lady with pearls, and brought {hero} to an empty desk. On it stood a plate with {hero's} name. “What do you do here?” {he} asked. “We write down what people didn't do,” said the lady. “The letters they didn't send. The doors they didn't knock at. You've left us quite a pile.”",
    "+ @study(hero read) {Hero} took the top sheet. “Did not ring his sister on Sunday,” one line said, on a page for the man from the post room. {He} turned to {his} own pages. It was all there, in blue ink, with dates. There was one name which came again and again, until about ten years ago, and there the writing stopped. {Hero} closed the file, since {his} hands were shaking.",
    "@corridor(hero look) “How long have you been here?” {hero} asked. “I only got out for a moment,” said the lady, “in 1961. It's pleasant, and nothing ever happens to you. You can stay, too.” The way back was still open, but its light was turning yellow, then red.",
  ],
  end: [
    "@corridor(hero run) {Hero} picked up the page with the name on it, and ran. The carpet was longer than before. The doors were shutting. {Hero} got one arm between them, and a shoulder, and fell on the floor on the other side. The shoe stayed behind.",
    "@street.night(hero talk) It was the same minute as before, by the clock. {Hero} sat down on the steps in one shoe and dialled the number from memory. It rang nine times. “Hello?” said a voice, older than {he} remembered. “It's me,” said {hero}. “I should have rung long ago.” There was a silence. And then a laugh, with tears in it.",
    "+ @corridor.day(hero look) The next day {hero} pressed all the buttons, and rode up and down until the porter grew suspicious. There was nothing there but brick. Only, in the crack at the bottom, lay a fountain pen. {Hero} had just time to see that it was marked 1961, and then somebody, from the other side, very quickly, drew it back.",
    "@street.golden(hero talk) These days {hero} knocks at a great many doors and sends every letter on the day it's written. On Sundays {he} telephones for a full hour. One morning a parcel without a stamp lay in front of {his} door. The missing shoe was in it, and a page in blue ink. “Nothing to report,” it said. “Congratulations. We've had to give up your desk.”",
  ],
};

const picture: WrittenStory = {
  says: [
    /\b(?<thing>portrait|paintings?|picture|doll|statue|mask|photograph|photo|mannequin|wax figure|bust|tapestry|marionette)\b/i,
    /\b(?:museum|hotel|gallery|castle|villa|mansion|auction|antique|flea market|shop|attic|house|palace|church|hall|theat(?:re|er))\b/i,
    /\b(?:chang(?:es|ed|ing)|grow(?:s|ing)?|grew|ag(?:es|ed|eing)|smil\w+|wink\w*|cries|cried|weeps?|wept|tears|look(?:s|ed)? (?:different|older|sadder)|expression|bleeds?|bled|turn(?:s|ed) (?:its|her|his) head|eyes (?:follow|open|move)\w*|another person|more each|every (?:night|day|morning))\b/i,
  ],
  may: [role("figure", "countess|duchess|queen|lady in the picture|bride|princess|count|baroness")],
  unless:
    /\b(?:forg\w+|fake|thief|thieves|rob(?:s|bed|bers?)|st[eo]le?n?|steal|magic|child(?:ren)? (?:paint|draw)\w*|in love|painter|wizard|crayon|his paintings|her paintings)\b/i,
  of: "people",
  after: [
    "@museum.night(hero look) {Hero} noticed it first on a Tuesday. {He} stood in front of {thething} for a whole quarter of an hour. It did not move. But as soon as {hero} looked away, and looked back, it was no longer the same.",
    "@library(hero read) In the papers of the house there was a receipt for {thething}. It was very old, and on the back were a few lines, in brown ink. “She knew what he had done,” somebody had written, “and they did not believe her. So I made her in such a way that she can still say it.”",
    "+ @museum.night(hero sit) {Hero} put a chair in front of {thething} and spent the night there. {He} told it about {his} day, as people talk to a cat. When {hero} said what was true, it was calm. When {hero} said, “I'm not afraid,” there was a change. It was around the mouth. It was very nearly amusement. “All right,” said {hero}. “I am a bit.”",
    "@museum.day(hero stand) Then Mr Lorimer came, from the family that everything had once belonged to. He wanted to have {thething} taken away and burnt. “Woodworm,” he said. “Such a pity. My great-grandmother died in her bed, quite peacefully.” {Hero} looked past him. {Thething} had turned its face to them, and down its cheek ran something that was wet.",
  ],
  end: [
    "@museum.day(hero talk) “That isn't true,” said {hero}. “Which part?” asked Mr Lorimer, and laughed too late. {Hero} didn't take {his} eyes from {thething}. “In her bed?” There was a change. “Peacefully?” There was another. “Was it in this house?” And {thething} looked, so that even the porter saw it, at the wall beside the fireplace.",
    "@museum.night(hero look) They took away the panelling that same evening. Behind it was a space, no wider than a cupboard, and a diary lay there, and a ring. She had found out what her husband had done with her sister's money, and with her sister. He had had the wall built around her while she slept. The Lorimers had always known it.",
    "+ @museum.day(hero stand) The diary lies in a glass case now, and everyone can read it. Mr Lorimer moved abroad. They asked an expert about {thething}, and he found nothing unusual about it: old varnish, good work, a small crack. “It's only the light,” he said kindly. {Hero} saw the corner of the mouth. “Yes,” said {hero}. “I expect so.”",
    "@museum.night(hero stand) {Thething} hasn't changed any more since then. It has its eyes on the window, and looks as people look who have finally said it. But {hero} passes it on every round. “Good night,” {hero} says, “I'm not tired at all.” And only then, for a moment, somewhere about the mouth, there's that amusement.",
  ],
};

/** Eerie stories: one too many in the game, a van at midnight, the floor that isn't there, a picture that changes, drawings behind the paper. */
export const neighboursAndSigns = [
  story({
    says: [
      /\b(?:friends|students|children|kids|teenagers|cousins|siblings|classmates|guests|campers|hikers|tourists|girls|boys|colleagues|scouts)\b/i,
      /\b(?:one (?:too many|more)|(?:there )?(?:were|are) (?:now |suddenly )?(?:five|six|seven|eight|nine|ten|eleven|twelve|thirteen) (?:of them|people|children|friends)|count(?:s|ed)? (?:themselves|them|again|one)|an? (?:extra|additional|sixth|seventh|eighth|fifth|ninth|thirteenth) (?:person|child|guest|friend|player|pupil|figure|face)?|nobody (?:knew|invited|remembers?|remembered)|no one (?:knew|invited|remembers?|remembered))\b/i,
      /\b(?:hotel|house|cabin|forest|woods|school|hut|castle|mansion|hospital|photo\w*|picture|tent|mountain\w*|island|party|hide[- ]and[- ]seek|cave|cellar|camp\w*|attic|lodge|asylum|game)\b/i,
    ],
    unless: /\b(?:birthday party|murder\w*|detective|dog|cat|table|dinner|wedding|robot|alien)\b/i,
    of: "people",
    after: [
      "@hall.night(hero stand) They counted again by the light of the torch. There was one too many. But there was no strange face. {Hero} looked from one to the next and knew each of them: the laugh, the scar on the chin, the torn sleeve.",
      "@hall.night(hero talk) They said their names, each in turn, and each name sounded right. Then {hero} asked the question that mattered. “Who sat beside you on the way here?” They pointed at one another, quickly, all around the circle. Only the girl called Ida put down her hand. “I don't know,” she said. “I only remember the dark.”",
      "+ @hall.night(hero look) Nobody moved away from her, since everybody had known her for years, or felt as if they had. She had shared her sandwiches. She had been the best at every hiding place. {Hero} shone the lamp on her shoes. They had buttons at the side, like those in old photographs, and round them on the floor there was no dust disturbed.",
      "@cellar.night(hero walk) “What's the last thing that you remember?” asked {hero}. “We were playing,” said Ida. “They counted to a hundred. I'd found the best place of all. They never found me.” She looked at them. “Are you still playing?” “Show me the place,” said {hero}. And Ida took {him} by the hand, with fingers like cold water, and led them all down a stair.",
    ],
    end: [
      "@cellar.night(hero look) Behind the boiler there was an iron flap, and it only opened from the outside. {Hero} pulled with both hands until the rust cracked. There was a small round hollow inside, and a tin whistle, and a shoe with buttons. Ida looked down at it in silence.",
      "@cellar.night(hero talk) “Oh,” said Ida. {Hero} understood what was missing. {He} knelt down in front of the flap, laid {his} hand on the iron, and said what they should have said, all those years ago: “Found you.” “Found you,” came back from the walls. And Ida began to smile. “You took ages,” she said, and was gone.",
      "+ @hall.dawn(hero stand) They counted when it got light. The number was right, and {hero} counted three times to make sure. But there was one sandwich too few. On the wall in the hall hung a brown photograph, with a class on an outing, all in rows. At the very end there stood a girl who was out of breath, as if she had only just come running.",
      "@graveyard.day(hero give) They told the police what lay behind the boiler. There is a stone for Ida now in the churchyard, with the right name. Every summer a tin whistle lies on it, and there's a game of hide-and-seek between the trees. And at the end comes a call in all directions: “Come out, everybody! You've all been found.”",
    ],
  }),
  story({
    says: [
      /\b(?<van>ice[- ]cream (?:van|truck|cart)|merry-go-round|carousel|barrel organ|school bus|night bus|puppet show|funfair|carnival)\b/i,
      /\b(?:children|kids?|girl|boy|street|town|village|little (?:brother|sister)|son|daughter)\b/i,
      /\b(?:midnight|at night|every night|in the night|nights|in winter|after dark|followed?|follows|vanish\w*|disappear\w*|asleep|sleepwalk\w*|three o'clock|nobody|no one)\b/i,
    ],
    unless:
      /\b(?:in love|old man who|broken|repair\w*|detective|robot|bedtime|birthday|summer job|wants? to (?:be|become))\b/i,
    of: "people",
    after: [
      "@street.night(hero look) The melody of {thevan} was slightly too slow, and one note was missing. {Hero} stood behind the curtain and saw the front doors open, one after another. The children came out barefoot and went to {thevan}, in pyjamas, and their eyes were shut. And none of the parents woke.",
      "@street.night(hero walk) {Hero} went down. The paint of {thevan} was new on one side and blistered on the other. The man in front of it had a white cap, and under it a face that {hero} forgot as soon as {he} looked away. “Not for you,” he said kindly to {hero}. “You're awake.” “What have you got for me?” he asked. The child whispered in his ear, and paid.",
      "+ @room.day In the morning the children ate their breakfast and were well. But something wasn't as it had been. Little Mo from next door did not know the name of his rabbit any more. His sister had forgotten how her grandfather used to laugh. “It's only dreams,” said their mother. {Hero} looked at the corner where {thevan} had stood, and there were small wet footprints all around.",
      "@street.night(hero talk) So that was what they paid with. On the second night {hero} stood in the line, with {his} eyes shut, behind the last child. “And what have you got for me?” asked the man in the cap. {Hero} opened {his} eyes. “What do you do with them all?” asked {hero}. The melody stopped.",
    ],
    end: [
      "@street.night(hero look) “I've none of my own,” said the man. He opened {thevan} for {hero}. In it, row on row, the memories glowed: a rabbit in a lap, a laugh, a first snow. “It's very cold in here without them.” He showed the photo inside {thevan}, of a boy in a white cap. “I can't remember who that is,” he said. “I've looked for him in all of them.”",
      "@street.night(hero give) {Hero} turned the photo round. On the back was a date, and it was old. “That's you,” said {hero}. “It says so here. You're laughing because your father is.” The man stood quite still. “He had a gap in his teeth,” he said slowly. And the missing note came back into the melody.",
      "+ @street.night Then he opened every box in {thevan}. The memories flew up like sparks, over the roofs, each to its own window. In the houses the children turned over in their sleep and smiled. Mo called out a name, and it was that of a rabbit. “Would you like one too?” the man asked {hero}. “It's on the house.” {Hero} shook {his} head. {He} would keep this night.",
      "@street.day(hero stand) {Thevan} never came at midnight again. But on the first warm day of the year {thevan} comes at three in the afternoon, and plays at the right speed and with all its notes, and the children run after it with their eyes open. {Hero} pays with a coin. “And how's your father?” {he} asks. “He's got a gap in his teeth,” says the man, and laughs.",
    ],
  }),
  story(lift),
  story(named({ ...lift, of: undefined }, "Vera")),
  story(picture),
  story(named({ ...picture, of: undefined }, "Mathilda")),
  story({
    says: [
      /\b(?:drawings?|pictures?|paintings?|photos?|photographs?|portraits?|message|names?|writing|letters?|diary|handwriting)\b/i,
      /\b(?:wallpaper|behind the (?:wall|plaster|panel|mirror|wardrobe|cupboard)|on the walls?|under the (?:floor\w*|paint|plaster|boards)|in the walls?|floorboards?|in the attic|in the cellar|in the basement)\b/i,
      /\b(?:of (?:herself|himself|her|him|me|them|us|themselves|myself|her own|his own)|her (?:own )?(?:face|name|life|handwriting)|his (?:own )?(?:face|name|life|handwriting)|my (?:own )?(?:face|name|life|handwriting)|show(?:s|ed|ing)? (?:her|him|me|them|what))\b/i,
      /\b(?:house|flat|apartment|cottage|farm|mov(?:es?|ed|ing)|renovat\w*|room|villa|mansion|bought|rent\w*|inherit\w*)\b/i,
    ],
    unless:
      /\b(?:murder\w*|detective|grandm\w+'s|in love|grandfather's|treasure|kids? draw|crayon|museum|Anne Frank|war)\b/i,
    of: "people",
    after: [
      "@room.night(hero look) {Hero} worked on with the scraper until dark. In the first there was {hero} on the doorstep, with the keys, in the very coat that {he} had on. In the second {he} stood on the ladder. The paper on top had been glued on forty years before. {Hero} knew that, for it had pigeons on it, and the date.",
      "@room.night(hero look) Behind the next strip there was the kitchen, with a blue cup in pieces on the floor. {Hero} went and looked. The blue cup stood on the shelf. At ten that evening a lorry went by, and the shelf trembled, and the cup fell. There was still half a wall to go.",
      "+ @shop.day(hero talk) “A girl,” said the man in the shop, when {hero} asked who had lived there. “Winnie. She was ill, and they kept her in that room for two years. She used to tell us who'd come round the corner before they came. People didn't care for it. Her mother papered it over, so as not to see it.” He gave {hero} the wrong change, twice.",
      "@room.night(hero look) In the last corner {hero} found the picture that {he} had been afraid of. It showed the staircase. At the bottom of it lay somebody in {hero's} coat, with arms and legs spread out. Above, a step was missing. It had all been scribbled over with red: no, no, no.",
    ],
    end: [
      "@corridor.night(hero look) {Hero} went down on {his} knees and felt each stair with {his} hand. The top one looked like the others. But when {he} leaned on it, it tipped without a sound, like the lid of a box. The beam underneath was eaten away. {Hero} sat there for a long time and listened to {his} own heart.",
      "@room.night(hero write) Then {hero} took a coloured pencil. Under the scribbled picture there was a bit of bare wall. {Hero} drew the staircase there, badly, with a new step, in yellow, and {himself} on it, on both feet. Beside it {he} wrote: “Thank you, Winnie. I saw it.” {He} felt foolish. But {he} left the lamp on for the night.",
      "+ @room.day(hero look) In the morning there was another picture beside that. {Hero} touched it, and the colour came off on {his} finger, so fresh it was. There was a girl in it with plaits, at a window, and she waved. There was a small blue cup as well, and lines went right through it. Under it stood, in large letters: “SORRY ABOUT THE CUP.”",
      "@room.golden(hero sit) {Hero} has painted the whole house, but not that wall. {He} put a frame round it, and a lamp above it, and a box of coloured pencils on the floor. Now and then one of them is shorter in the morning. The last picture is a garden with a table, and there are a great many people in it, laughing.",
    ],
  }),
];
